import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { facts } from "../facts.ts";
import { services as serviceTexts } from "../services.ts";

const lead =
  "Dinos qué tarea se come tu semana. Sea un bot de IA o un sitio en WordPress, lo diseñamos, lo construimos y lo mantenemos.";

export const services = {
  menu: { label: "Servicios", title: "Qué construimos y qué recibes" },
  metadata: {
    title: `Servicios – ${company.name}`,
    description: lead,
    keywords: Object.values(serviceTexts).map(({ title }) => title),
    modifiedTime: "2026-12-01",
  },
  heading: "Elige las horas que quieres recuperar",
  lead,
  price: `Primera versión: ${facts.priceRange}`,
  action: "Conócenos",
  handbookBot: {
    label: "Pregúntale al bot de Harrow & Pine",
    names: { visitor: "Tú", bot: "Bot de Harrow & Pine" },
    conversations: [
      {
        question: "La jarra llegó desportillada. ¿Puedo devolverla?",
        answer: "Soy un bot y siento lo de la jarra. Sí: tienes 30 días, y pagamos el envío de ida y vuelta.",
        source: "Devoluciones y reparaciones, página\u00a03:",
        quote: "[Si llega desportillada: 30 días, con el envío de ida y vuelta pagado.] Se cambia o se reembolsa.",
      },
      {
        question: "¿Aguanta el lavavajillas?",
        answer: "Sí, como todas nuestras piezas. Y si se mancha, basta un poco de bicarbonato.",
        source: "En tu cocina, página\u00a018:",
        quote: "[Lavavajillas: sí.] Manchas: bicarbonato, un paño húmedo y 10 minutos.",
      },
      {
        question: "¿Envían a Noruega?",
        answer: "Sí, Noruega es uno de los 11 países a los que enviamos.",
        source: "Pedidos y envíos, página\u00a09:",
        quote: "[11 países: Alemania, Canadá, EE. UU., España, Francia, Italia, Japón, México, Noruega, Países Bajos y Reino Unido.] A otros, todavía no.",
      },
      {
        question: "Se me cayó el bol. ¿Tiene arreglo?",
        answer: "Sí, por 18 dólares. Después sirve para flores, no para sopa.",
        source: "Devoluciones y reparaciones, página\u00a06:",
        quote: "Si se raja sola en los 2 primeros años, se cambia. [Si se cae, se arregla por 18 dólares y queda solo para flores.]",
      },
      {
        question: "¿Dan clases de cerámica?",
        answer: "Hacemos piezas, pero no damos clases. Eso sí: puedes venir a vernos trabajar.",
        source: "Visitas, página\u00a038:",
        quote: "[Clases: no.] Mirar es gratis, los viernes y los sábados.",
      },
      {
        question: "¿El rojo combina con los platos de mi abuela?",
        answer: "Mi manual no lo dice, y yo no invento. Le pregunto a Elin, del taller.",
        source: "Elin, del taller:",
        quote: "¡Desde aquí no sabría decirte! Mándame una foto de un plato junto a una ventana y le pongo al lado un bol rojo.",
      },
    ],
    caption:
      "Una demostración con preguntas preparadas. El tuyo contesta con tus propios documentos, y también cita la página o llama a una persona.",
  },
  list: {
    heading: `${Object.keys(serviceTexts).length} maneras de recuperar horas`,
    ask: "Pide precio",
    loadMore: "Ver más servicios ({count} más)",
  },
  highlights: {
    heading: "Con qué puedes contar",
    region: "Destacados",
    items: [
      {
        figure: facts.clientHours,
        title: "De tu gente, cada semana",
        text: "Aparte de eso, solo necesitamos accesos y respuestas. Lo dice la página que firmas.",
      },
      {
        figure: "0 copias",
        title: "Tus datos siguen siendo tuyos",
        text: "Los datos de pacientes y alumnos se quedan en tus cuentas. No guardamos ninguna copia, y no se entrena ningún bot con ellos.",
      },
    ],
  },
} satisfies PageModule;
