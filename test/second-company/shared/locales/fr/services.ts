import type { ServiceId } from "#shared/data/services.ts";
import type { ServiceText } from "#shared/site/types.ts";

export const services: Record<ServiceId, ServiceText> = {
  "single-books": {
    title: "Volumes uniques",
    text: "Thèse, livre d’or ou chronique de famille, en toile, en papier ou en cuir. Nous dorons le titre à la main.",
    deliverables: ["Couture au fil", "Gardes au choix", "Dorure à la main"],
  },
  repairs: {
    title: "Réparation et restauration",
    text: "Cahiers détachés, mors fendus, encre corrosive : nous gardons ce qui reste et n’ajoutons que ce qui manque.",
    deliverables: ["Constat d’état", "Colles réversibles", "Photos avant et après"],
  },
  editions: {
    title: "Petits tirages",
    text: "De douze à trois cents exemplaires, tous aussi soignés. Nous confions l’impression à un voisin imprimeur.",
    deliverables: ["Maquette à prendre en main", "Exemplaires numérotés", "Livraison au dépôt"],
  },
  boxes: {
    title: "Boîtes et étuis",
    text: "Sur mesure pour livres, lettres et photographies, en carton sans acide.",
    deliverables: ["Mesures sur l’original", "Carton sans acide", "Couverture assortie au volume"],
  },
};
