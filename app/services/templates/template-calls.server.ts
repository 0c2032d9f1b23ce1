import { listOrderTemplates, previewTemplate, readTemplate } from "./read-templates.server";
import { changeTemplate, removeTemplate, saveTemplate } from "./write-templates.server";

/** The calls of templates with their services (D170). */
export const templates = {
  list: listOrderTemplates,
  read: readTemplate,
  preview: previewTemplate,
  save: saveTemplate,
  change: changeTemplate,
  remove: removeTemplate,
};
