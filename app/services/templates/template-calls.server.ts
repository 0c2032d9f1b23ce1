import { listOrderTemplates, loadTemplate, previewTemplate } from "./load-templates.server";
import { changeTemplate, removeTemplate, saveTemplate } from "./write-templates.server";

/** The calls of templates with their services (D170). */
export const templates = {
  list: listOrderTemplates,
  read: loadTemplate,
  preview: previewTemplate,
  save: saveTemplate,
  change: changeTemplate,
  remove: removeTemplate,
};
