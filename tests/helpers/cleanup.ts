import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { currentNotices, endNotice } from "~/components/notices/current-notices";

// The files of a run share their modules, and so the notices that are shown.
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) endNotice(id);
});
