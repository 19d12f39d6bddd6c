import type { PageModule, QuestionText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { facts } from "../facts.ts";

const lead = `Tu mensaje puede ser una sola frase; la versión larga también es bienvenida. Te responde una persona en menos de ${facts.replyTime}, incluso los fines de semana.`;

export const contact = {
  menu: { label: "Contacto", title: "Escribe o llama" },
  metadata: {
    title: `Contacto – ${company.name}`,
    description: lead,
    keywords: ["correo electrónico", "teléfono", `en ${facts.replyTime}`, facts.languages],
    modifiedTime: "2026-12-01",
  },
  heading: "Dinos qué te roba tiempo",
  lead,
  direct: {
    heading: "O habla con una persona",
    languages: `Trabajamos en ${facts.languages}.`,
  },
  questions: {
    heading: "Lo primero que nos preguntan",
    items: [
      {
        question: "¿Qué pasa después de escribir?",
        answer: `En menos de ${facts.replyTime} te responde una persona, con dos o tres preguntas o con un sincero «no es lo nuestro». Luego hablas media hora con quien construiría tu software, y el precio llega por escrito.`,
      },
      {
        question: "¿Cuánto cuesta?",
        answer: `La primera versión cuesta ${facts.priceRange}, con precio fijo y por escrito antes de empezar. El precio depende de cuatro cosas: quiénes la usan, con qué sistemas se conecta, los datos antiguos y la ley. El soporte cuesta ${facts.supportPriceRange} al mes.`,
        seeAlso: { page: "terms", id: "price" },
      },
      {
        question: "¿Y si alguien se retrasa?",
        answer: `Si somos nosotros, el trabajo corre de nuestra cuenta hasta que tu gente use la primera versión, y el precio baja cada semana. Si te esperamos más de ${facts.waitingDays} días hábiles, la primera versión se aplaza esos mismos días y el precio no cambia.`,
        seeAlso: { page: "terms", id: "delay" },
      },
      {
        question: "¿Y si no sirve de nada?",
        answer: `Contamos antes de empezar y otra vez a los ${facts.recountMonths} meses de la primera versión. Si la cifra sigue igual, tú eliges: ${facts.freeWeeks} semanas más de trabajo gratis o la devolución del ${facts.refund} del precio.`,
        seeAlso: { page: "terms", id: "no-change" },
      },
      {
        question: "¿Funciona con los sistemas que ya tenemos?",
        answer: "Sí, siempre que lo permitan. Lo averiguamos antes de darte el precio.",
        seeAlso: { page: "terms", id: "price" },
      },
      {
        question: "¿De quién son el código y los datos, y dónde están?",
        answer: "Son tuyos desde el primer día, y están en cuentas a tu nombre. Si te vas, te lo llevas todo.",
      },
      {
        question: "¿Quién ve los datos de nuestros pacientes o alumnos?",
        answer: `Nadie, hasta que se firme el acuerdo que exige la ley: con una clínica de Estados Unidos, un acuerdo de asociado comercial (BAA) según la ley HIPAA. Después, solo las personas que el acuerdo nombra. Si algo sale mal con los datos, te avisamos en menos de ${facts.replyTime}.`,
        seeAlso: { page: "privacy", id: "records" },
      },
      {
        question: "¿Puedo llamar a alguno de sus clientes?",
        answer: "Sí, a cualquiera de quienes nos recomiendan en la página de inicio. Pídenos su número.",
      },
    ],
  },
} satisfies PageModule & { questions: { heading: string; items: readonly QuestionText[] } };
