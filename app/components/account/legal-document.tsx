import { useId } from "react";
import styles from "./legal-document.module.css";

export type LegalSection = { name: string; title: string; text: string };

type Props = {
  title: string;
  lead: string /** For whom and since when it applies. */;
  version: string;
  contents: string;
  sections: readonly LegalSection[];
};

/** A text to read: lead, contents, sections; every section has its own URL. */
export function LegalDocument({ title, lead, version, contents, sections }: Props) {
  const contentsId = useId();
  return (
    <article className={styles.document}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className="small quiet">{version}</p>
      <nav className={styles.contents} aria-labelledby={contentsId}>
        <h2 id={contentsId}>{contents}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.name}>
              <a href={`#${section.name}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <LegalSections sections={sections} />
    </article>
  );
}

/** The sections alone, as they are also in the dialog that asks to accept them. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ name, title, text }) => (
    <section key={name} id={name} className={styles.section}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  ));
}
