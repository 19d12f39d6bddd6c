import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { facts } from "../facts.ts";

const lead =
  "Cómo acordamos un precio, qué lo cambia y quién paga cuando alguien se retrasa. Estas condiciones forman parte de la página que firmas.";

export const terms = {
  footer: "Condiciones",
  metadata: {
    title: `Condiciones – ${company.name}`,
    description: lead,
    keywords: ["condiciones", "precio fijo", "retraso", "soporte"],
    modifiedTime: "2026-11-28",
  },
  heading: "Condiciones",
  lead,
  prose: [
    { heading: "Lo que acordamos" },
    `Una página: tu problema en una frase, la cifra de hoy, el día de la primera versión, el precio fijo, el mes en que volvemos a contar, lo que necesitamos de ti y lo que es tuyo. La firmas tú y también la persona que construirá el software. Ese día empiezan las ${facts.weeks} semanas. Con una clínica o un colegio se firma, además, el acuerdo sobre sus datos.`,
    { heading: "De qué depende el precio", id: "price" },
    `La primera versión cuesta ${facts.priceRange}. Cuatro cosas deciden en qué punto:`,
    {
      list: [
        "cuántos tipos de personas la usan: solo los clientes, o los clientes, el almacén y contabilidad",
        "con cuántos de tus sistemas tiene que conectarse, y si lo permiten",
        "si hay que pasar datos antiguos, y en qué estado están",
        "si la ley tiene algo que decir, como con pacientes, alumnos y pagos",
      ],
    },
    `Un solo tipo de usuario y ningún otro sistema: cerca de ${facts.priceFrom}. Tres tipos, tres sistemas y diez años de datos: cerca de ${facts.priceTo}. Si pides más mientras construimos, antes recibes otro precio por escrito, y puedes decir que no.`,
    { heading: "Si nos retrasamos nosotros", id: "delay" },
    `Desde la semana ${facts.firstLateWeek} el trabajo corre de nuestra cuenta hasta que tu gente use la primera versión. Cada semana de retraso baja el precio un ${facts.lateWeekDiscount}.`,
    { heading: "Si te retrasas tú" },
    `Necesitamos accesos, respuestas y ${facts.clientHours} a la semana de tu gente; así lo dice la página que firmas. Si algo de eso nos hace esperar más de ${facts.waitingDays} días hábiles, la primera versión se aplaza tantos días como hayamos esperado, y el precio no cambia. Tras ${facts.waitingWeeks} semanas de espera, cualquiera de las dos partes puede dejarlo: pagas las semanas trabajadas y te quedas con lo hecho.`,
    { heading: "Si la cifra no cambia", id: "no-change" },
    `A los ${facts.recountMonths} meses de la primera versión volvemos a contar. Si la cifra sigue igual, tú eliges: ${facts.freeWeeks} semanas más de trabajo gratis o la devolución del ${facts.refund} del precio.`,
    { heading: "Lo que es tuyo" },
    "El código, las cuentas y los datos, desde el primer día. Si te vas, te lo llevas todo.",
    { heading: "Soporte" },
    `Cuesta ${facts.supportPriceRange} al mes, con las mismas personas que construyeron tu software. Puedes dejarlo al final de cualquier mes.`,
    { heading: "Preguntas" },
    "Pregunta antes de firmar. Te responde una persona.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageModule;
