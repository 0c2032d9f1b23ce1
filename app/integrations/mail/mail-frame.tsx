import type { ReactNode } from "react";
import { directionOf, type Language } from "~/domain/language";

type Props = { language: Language; title: string; footer: string; children: ReactNode };

/** The start and end of a line, in the attributes of tables: mail programs do not support logical properties. */
export type MailSides = { start: "left" | "right"; end: "left" | "right" };

/** Returns the sides of a language. */
export function sidesOf(language: Language): MailSides {
  return directionOf(language) === "rtl" ? { start: "right", end: "left" } : { start: "left", end: "right" };
}

/**
 * The document of a mail: a white sheet like the portal's. Mail programs support neither external style sheets nor logical properties, so
 * it contains its own styles; programs with a dark mode use the colours of the dark portal.
 */
export function MailFrame({ language, title, footer, children }: Props) {
  const dir = directionOf(language);
  const { start } = sidesOf(language);
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{mailStyle}</style>
      </head>
      <body dir={dir}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" dir={dir} className="sheet" cellPadding={0} cellSpacing={0}>
                  <tbody>
                    <tr>
                      <td align={start} className="page">
                        <p className="brand">Dioptre</p>
                        <h1>{title}</h1>
                        {children}
                        <footer>{footer}</footer>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Keeps the name of a value and the value on one line: "BC 8.60", "-1.25 x 180". */
export const unbroken = (values: string) => values.replace(/([A-Z]|\bx) (?=[\d+-])/g, "$1\u00a0").replaceAll(" x\u00a0", "\u00a0x\u00a0");

/** The main action of a mail, as a button. */
export function MailAct({ link, children }: { link: string; children: ReactNode }) {
  return (
    <p className="acts">
      <a className="act" href={link}>
        {children}
      </a>
    </p>
  );
}

type RowProps = { sides: MailSides; strong?: boolean; endStrong?: boolean; end: string; children: ReactNode };

/** A row of two cells: a label, and an amount at the far end. */
export function MailRow({ sides, strong, endStrong, end, children }: RowProps) {
  const look = strong ? "row total" : "row";
  return (
    <tr>
      <td className={look} align={sides.start}>
        {children}
      </td>
      <td className={`${look} end${endStrong ? " sum" : ""}`} align={sides.end} valign="top">
        {end}
      </td>
    </tr>
  );
}

const mailStyle = [
  "body{margin:0;background:#f3f7f9;color:#10243a;font:16px/1.5 Heebo,'Segoe UI',Roboto,'Noto Sans Hebrew','Noto Sans KR','Noto Sans JP',Arial,sans-serif}",
  ".sheet{width:100%;max-width:600px;margin:24px 0;background:#fff;border:1px solid #d9e2e9;border-radius:10px}.page{padding:24px 32px;overflow-wrap:anywhere}",
  "@media(max-width:480px){.sheet{margin:0;border-width:0 0 1px;border-radius:0}.page{padding:20px 16px}}",
  ":lang(ko){word-break:keep-all}p{margin:0 0 12px}.brand{font-weight:bold;font-size:17px}",
  "h1{margin:0 0 16px;font-size:22px;line-height:1.3}",
  "h2{margin:28px 0 0;padding-bottom:4px;border-bottom:2px solid #10243a;font-size:16px;line-height:1.3}",
  "section .head h2{margin:20px 0 0;padding:0;border:0}section .head td{padding:0 0 4px;border-bottom:2px solid #10243a;vertical-align:bottom}",
  ".facts{list-style:none;margin:0 0 20px;padding:10px 16px;background:#f7fafb;border-radius:6px}",
  "section td{padding:6px 0 2px;font-size:14px;overflow-wrap:normal}section table{border-bottom:1px solid #e8eef2}",
  "section .product{padding:8px 0 0;border-top:1px solid #e8eef2}section .head+tr .product{border-top:0}section .row{color:#44566a;padding:2px 0}section .row.sum{color:#10243a;font-weight:bold}section tr:last-child .row{padding-top:8px}.row{padding:3px 0;font-size:14px}.end{white-space:nowrap}",
  "section+table,section+p{margin:24px 0 12px}.total{padding-top:8px;border-top:1px solid #d9e2e9;font-size:18px;font-weight:bold}",
  ".acts{margin:0 0 12px}a.act{display:inline-block;padding:12px 24px;border-radius:6px;background:#0b6e75;color:#fff;font-weight:bold;text-decoration:none}",
  ".after{margin-top:20px}section>h2+p{margin-top:8px}.keep{white-space:nowrap}",
  "a{color:#0b6e75}footer{margin-top:24px}footer,.quiet{color:#44566a;font-size:13px;overflow-wrap:anywhere}",
  "@media(prefers-color-scheme:dark){body{background:#0b141c;color:#e8eff5}.sheet{background:#121e29;border-color:#263746}.facts{background:#16232f}",
  "h2,section .head td{border-color:#e8eff5}section table,section .product,.total{border-color:#263746}section .row.sum{color:#e8eff5}section .row,footer,.quiet{color:#a9b9c8}",
  "a{color:#58c3c8}a.act{background:#58c3c8;color:#04262a}}",
].join("");
