import { callsContext } from "~/context.server";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { answerPhoto } from "../answer-photo.server";
import type { Route } from "./+types/request-photo";

/** The photo of a return, for the operator who answers it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return answerPhoto(await foundOr404(context.get(callsContext).operator.requestPhoto(params)));
}
