import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** What needs types or knowledge of React; everything else is Biome's. */
export default tseslint.config(
  { ignores: ["build/", "node_modules/", ".react-router/", "app/db/migrations/", "public/", "tests/.results/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true } },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "@typescript-eslint": tseslint.plugin, "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/only-throw-error": [
        "error",
        {
          allow: [
            { from: "lib", name: "Response" },
            { from: "package", name: "DataWithResponseInit", package: "react-router" },
          ],
        },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/ban-ts-comment": "error",
    },
  },
);
