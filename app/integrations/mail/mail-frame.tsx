import type { ReactNode } from "react";
import { directionOf, type Language } from "~/domain/language";

type Props = { language: Language; title: string; footer: string; children: ReactNode };

/** The document of a mail. Mail programs know neither style sheets nor logical properties, so it is plain and carries its own style. */
export function MailFrame({ language, title, footer, children }: Props) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{mailStyle}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
          <footer>{footer}</footer>
        </main>
      </body>
    </html>
  );
}

const mailStyle = [
  "body{margin:0;background:#f3f7f9;color:#10243a;font:16px/1.5 Heebo,'Noto Sans KR',system-ui,Arial,sans-serif}",
  "main{max-width:32rem;margin:0 auto;padding:1.5rem}",
  "h1{font-size:1.25rem;line-height:1.3}",
  "a.act{display:inline-block;padding:.625rem 1rem;border-radius:6px;background:#0b6e75;color:#fff;text-decoration:none}",
  "footer,.quiet{color:#44566a;font-size:.875rem}",
].join("");
