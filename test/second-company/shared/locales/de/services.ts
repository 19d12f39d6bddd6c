import type { ServiceId } from "#shared/data/services.ts";
import type { ServiceText } from "#shared/site/types.ts";

export const services: Record<ServiceId, ServiceText> = {
  "single-books": {
    title: "Einzelbände",
    text: "Dissertation, Gästebuch oder Familienchronik, in Leinen, Papier oder Leder. Den Titel prägen wir von Hand.",
    deliverables: ["Fadenheftung", "Vorsatz nach Wahl", "Handprägung"],
  },
  repairs: {
    title: "Reparatur und Restaurierung",
    text: "Lose Lagen, gebrochene Gelenke, Tintenfraß: Wir erhalten, was da ist, und ergänzen nur, was fehlt.",
    deliverables: ["Zustandsbericht", "Umkehrbare Klebstoffe", "Fotos vorher und nachher"],
  },
  editions: {
    title: "Kleine Auflagen",
    text: "Von zwölf bis dreihundert Stück, alle gleich gut. Den Druck besorgen wir bei einer Druckerei um die Ecke.",
    deliverables: ["Blindband zum Anfassen", "Nummerierte Exemplare", "Lieferung an Ihr Lager"],
  },
  boxes: {
    title: "Kassetten und Schuber",
    text: "Passgenau für Bücher, Briefe und Fotografien, aus säurefreier Pappe.",
    deliverables: ["Maß am Original", "Säurefreie Pappe", "Bezug passend zum Band"],
  },
};
