import { allowedValues, allowedValuesOf } from "./catalogue/answer-allowed-values.server";
import { seriesByIds, solutionsByIds } from "./catalogue/items-by-ids.server";
import { listPromotions } from "./catalogue/list-promotions.server";
import { listSeries } from "./catalogue/list-series.server";
import { listSolutions } from "./catalogue/list-solutions.server";
import { readGrid } from "./catalogue/read-grid.server";
import { setFavourite, updateVisibility } from "./catalogue/update-visibility.server";
import { readEdition } from "./edition/read-edition.server";
import { listUsers } from "./people/list-users.server";
import { acceptTerms, chooseLanguage } from "./people/own-account.server";
import { readInvitation } from "./people/read-invitation.server";
import { register } from "./people/register.server";
import { checkResetKey, resetPassword } from "./people/reset-password.server";
import { sendForgotPasswordEmail } from "./people/send-forgot-password-email.server";
import { authenticate } from "./session/authenticate.server";
import { logout } from "./session/end-session.server";
import { keepForm, readForm } from "./session/keep-form.server";
import { keepSearch, readSearch } from "./session/keep-search.server";
import { moveToLocation } from "./session/move-to-location.server";
import { moveToPractice } from "./session/move-to-practice.server";
import { readSession } from "./session/read-session.server";
import { listTenants } from "./tenants/list-tenants.server";
import { readPracticeById, readPracticeBySubDomain } from "./tenants/read-public-practice.server";
import { readTenantConfig } from "./tenants/read-tenant-config.server";
import { updateTenant } from "./tenants/update-tenant.server";

/** Every call with its service: the table of contents of the services. */
export const router = {
  tenants: {
    list: listTenants,
    bySubDomain: readPracticeBySubDomain,
    byId: readPracticeById,
    config: readTenantConfig,
    update: updateTenant,
  },
  session: {
    authenticate,
    read: readSession,
    logout,
    useLocation: moveToLocation,
    usePractice: moveToPractice,
    keepSearch,
    readSearch,
    keepForm,
    readForm,
  },
  users: { invitation: readInvitation, register, resetPassword, checkResetKey, acceptTerms, chooseLanguage, list: listUsers },
  notifications: { sendForgotPasswordEmail },
  edition: { read: readEdition },
  catalogue: {
    list: listSeries,
    solutions: listSolutions,
    seriesByIds,
    solutionsByIds,
    updateVisibility,
    setFavourite,
    promotions: listPromotions,
    allowedValues,
    allowedValuesOf,
    grid: readGrid,
  },
};
