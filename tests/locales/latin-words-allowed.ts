/** Words in Latin letters that Hebrew, Korean and Japanese texts use as they are: names, abbreviations of lens parameters, units, keys. */
export const latinWordsAllowed = new Set([
  // names
  ...["Dioptre", "MiSight", "Soft-K", "ICD", "English", "CVI"],
  // lens parameters
  ...[
    "PWR",
    "CYL",
    "AXIS",
    "ADD",
    "BC",
    "DIA",
    "SAG",
    "RZD",
    "LZA",
    "CT",
    "SLZ",
    "LCZ",
    "Flat",
    "Steep",
    "PCCZ",
    "OZ",
    "PEFA",
    "DT",
    "UV",
    "Dk",
    "x",
  ],
  ...["R", "L", "D", "N", "R2", "R3", "R4", "R5", "D2", "D3", "D4", "BC2"],
  // units and codes
  ...["mL", "ml", "mm", "MB", "KB", "GTIN", "ERP", "CSV", "ID", "SMS", "PDF", "UTF-8", "API", "GS", "QR", "JPEG", "PNG", "WebP", "LOT"],
  // apps that make codes
  ...["Google", "Microsoft", "Authenticator", "Password"],
  // the web
  ...["JavaScript", "HTTP", "HTTPS", "JSON", "OpenAPI", "URL", "Cookie", "GET", "POST"],
  // keys
  ...["Enter", "Esc", "Tab", "Shift", "Ctrl", "Alt", "Cmd", "Space", "C", "V", "S", "A", "P"],
]);
