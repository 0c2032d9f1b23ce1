import { LegalDocument } from "./legal-document";
import { PublicPage } from "./public-page";
import { type LegalName, useLegalTexts } from "./use-legal-texts";

/** A complete legal page. */
export function LegalPage({ name, title }: { name: LegalName; title: string }) {
  const texts = useLegalTexts();
  return (
    <PublicPage text>
      <LegalDocument
        title={title}
        lead={texts.lead(name)}
        version={texts.version(name)}
        contents={texts.contents}
        sections={texts.sections(name)}
      />
    </PublicPage>
  );
}
