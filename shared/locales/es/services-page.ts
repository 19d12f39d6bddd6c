import type { MenuPageText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import type { ServiceId } from "#shared/data/services.ts";
import { handbook } from "./handbook.ts";
import { services } from "./services.ts";

const lead =
  "Dinos qué tarea te come la semana. Sea un bot de IA o un sitio en WordPress, un mismo equipo lo diseña, lo construye y lo mantiene.";

/** The service that the sample conversation shows. */
const botService: ServiceId = "ai-bots-agents";

/** Text of the services page. Its services are in services.ts. */
export const servicesPage = {
  menu: { label: "Servicios", title: "Qué construimos y qué recibes" },
  metadata: {
    title: `Servicios – ${company.shortName}`,
    description: lead,
    keywords: Object.values(services).map(({ title }) => title),
    modifiedTime: "2026-11-25",
  },
  heading: "Elige las horas que quieres recuperar",
  lead,
  action: "Conócenos",
  handbookBot: {
    service: botService,
    caption: "Dice que es un bot, cita su fuente y avisa a una persona.",
    /** A customer's question and the bot's answer, shown before the visitor asks. */
    example: {
      name: "Ruth",
      question: "Hoy me llegó la jarra con el borde desportillado. ¿Puedo devolverla?",
      answer: "Soy un bot, y siento lo de la jarra. Sí: tienes 30 días, y pagamos el envío de ida y vuelta.",
      source: {
        title: "Devoluciones y reparaciones, página 3",
        quote: "Si llega desportillada: 30 días, con el envío de ida y vuelta pagado.",
      },
    },
    /** The bot that the visitor can ask. */
    bot: {
      handbook,
      /** The conversation's name for screen readers. */
      log: "Tu conversación con el bot",
      names: { visitor: "Tú", bot: "Bot de Harrow & Pine", person: "Elin, del taller" },
      label: "Pregúntale al bot de Harrow & Pine",
      ask: "Preguntar",
      questions: ["¿Aguanta el lavavajillas?", "¿Envían a Noruega?", "¿Dan clases de cerámica?"],
      note: "Este solo busca palabras, en tu navegador: no se envía nada. El bot que construimos para ti añade un modelo de lenguaje y cumple las mismas reglas: citar la página o avisar a una persona.",
      restart: "Empezar de nuevo",
    },
  },
  list: {
    heading: `${Object.keys(services).length} maneras de recuperarlas`,
    /** Label of each service's link to the form, which preselects its service. */
    ask: "Pide precio",
    loadMore: "Ver más servicios",
  },
  highlights: {
    heading: "Con qué puedes contar",
    /** The carousel's name for screen readers. */
    region: "Destacados",
    items: [
      {
        figure: "6 semanas",
        title: "Una versión que ya se usa",
        text: "A la sexta semana tu gente ya trabaja con la primera versión y con sus propios datos. Después decides qué sigue.",
      },
      {
        figure: "1 equipo",
        title: "Del boceto al soporte",
        text: "Quienes diseñan tu software también lo construyen, y contestan el teléfono cuando ya está en marcha.",
      },
    ],
  },
  banner: {
    heading: "¿No sabes cuál necesitas?",
    text: "Elige «Otro» y describe la tarea con tus palabras. Ponerle nombre es cosa nuestra.",
    action: "Escríbenos",
  },
} satisfies MenuPageText & Record<string, unknown>;
