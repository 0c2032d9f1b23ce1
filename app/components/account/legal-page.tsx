import { LegalDocument } from "./legal-document";
import { PublicPage } from "./public-page";
import { type LegalName, useLegalTexts } from "./use-legal-texts";

/** One of the legal pages, whole. */
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
