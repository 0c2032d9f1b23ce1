import { PublicPage } from "~/components/account/public-page";
import type { PageHandle } from "~/components/frame/page-title";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { useTexts } from "~/i18n/use-texts";
import { listCallsByArea } from "~/middleware/describe-calls.server";
import type { Route } from "./+types/docs";

export const handle = { title: "calls", i18n: ["calls"] } satisfies PageHandle;

/** Every call with its method, path and summary, by area, with the schema of its input. */
export async function loader() {
  return { areas: await listCallsByArea() };
}

export default function CallsDescription({ loaderData: { areas } }: Route.ComponentProps) {
  const { t } = useTexts("calls");
  return (
    <PublicPage text>
      <h1>{t("title")}</h1>
      <p className="quiet">
        {t("intro")} <a href="/api/openapi.json">openapi.json</a>
      </p>
      {areas.map(({ area, calls }) => (
        <Panel key={area} title={<Code>{area}</Code>} padded>
          {calls.map((call) => (
            <details key={call.method + call.path} className="stack">
              <summary>
                <Code>
                  {call.method} {call.path}
                </Code>{" "}
                <bdi lang="en">{call.summary}</bdi>
              </summary>
              <p className="small quiet">
                {t("answers")} <Code>{call.statuses.join(" ")}</Code>
              </p>
              <pre dir="ltr" className="wrap">
                {call.input}
              </pre>
            </details>
          ))}
        </Panel>
      ))}
    </PublicPage>
  );
}
