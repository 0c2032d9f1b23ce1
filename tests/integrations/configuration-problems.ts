import { ConfigurationError, loadConfiguration } from "~/integrations/configuration.server";

/** Returns what is wrong with an environment, one sentence for each variable; none when it is accepted. */
export function configurationProblems(environment: Record<string, string>): readonly string[] {
  try {
    loadConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}
