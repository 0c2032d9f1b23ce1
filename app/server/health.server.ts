/** A condition for serving. `note` explains in one sentence what is wrong or limited. */
export type Readiness = { readonly ready: boolean; readonly note?: string };
export type ReadinessCheck = { readonly name: string; readonly check: () => Promise<Readiness> };

export type ReadinessReport = { readonly ready: boolean; readonly checks: Readonly<Record<string, Readiness>> };

const checkLimitMs = 2000;

/**
 * Runs all checks in parallel and returns their results; one that throws or takes more than two seconds is not ready. The report has no
 * personal data.
 */
export async function reportReadiness(checks: readonly ReadinessCheck[]): Promise<ReadinessReport> {
  const results = await Promise.all(checks.map(async ({ name, check }) => [name, await outcome(check)] as const));
  return { ready: results.every(([, result]) => result.ready), checks: Object.fromEntries(results) };
}

async function outcome(check: () => Promise<Readiness>): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve({ ready: false, note: "no answer in time" }), checkLimitMs);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return { ready: false, note: "failed" };
  } finally {
    clearTimeout(timer);
  }
}
