import type { ProjectId } from "#shared/data/projects.ts";
import type { ProjectText } from "#shared/site/types.ts";

export const projects: Record<ProjectId, ProjectText> = {
  "log-books": {
    title: "Elf Logbücher, neu geheftet",
    category: "Restaurierung",
    alt: "Elf Logbücher in Halbleder auf einem Regalbrett, mit roten Rückenschildern",
    technologies: ["Japanpapier", "Weizenkleister", "Leinenzwirn"],
    change: {
      from: "214",
      what: "lose Blätter",
      to: "0",
      method: "Gezählt vom Archiv: bei der Abgabe im Januar und bei der Rückgabe im Mai 2026.",
    },
    description: "Salz und Feuchtigkeit hatten die Heftung gelöst. Jetzt liegen die Bände wieder im Lesesaal.",
  },
  quince: {
    title: "Quitten: hundert Bände",
    category: "Kleinauflage",
    alt: "Ein aufgeschlagenes Buch mit marmoriertem Vorsatz und rotem Lesebändchen",
    technologies: ["Fadenheftung", "Halbleinen", "Kleisterpapier"],
    description: "Gedichte mit Holzschnitten. Kein Vorsatz gleicht dem anderen, denn Élodie hat alle selbst gefärbt.",
  },
};
