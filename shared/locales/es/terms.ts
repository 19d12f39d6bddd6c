import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead =
  "Cómo acordamos un precio, qué lo cambia y quién paga cuando alguien se retrasa. Tu contrato dice lo mismo.";

/** Text of the terms. They repeat promises of Home, Contact and About, and of the signed page: change them together. */
export const terms = {
  footer: "Condiciones",
  metadata: {
    title: `Condiciones – ${company.shortName}`,
    description: lead,
    keywords: ["condiciones", "precio fijo", "retraso", "soporte"],
    modifiedTime: "2026-11-24",
  },
  heading: "Condiciones",
  lead,
  prose: [
    { heading: "Lo que acordamos" },
    "Una página: el problema en una frase, la cifra de hoy, el día de la primera versión, el precio fijo y el mes en que volvemos a contar. La firmas tú y la firma la persona que construirá el software. Ese día empiezan las seis semanas.",
    { heading: "De qué depende el precio" },
    "La primera versión cuesta entre 12 000 y 40 000 dólares. Cuatro cosas deciden en qué punto:",
    {
      list: [
        "cuántos tipos de personas la usan: solo los padres, o los padres, los médicos y la recepción",
        "con cuántos de tus sistemas tiene que hablar, y si se puede hablar con ellos",
        "si hay que pasar datos antiguos, y en qué estado están",
        "si la ley tiene algo que decir, como con pacientes, alumnos y pagos",
      ],
    },
    "Un solo tipo de usuario y ningún otro sistema: cerca de 12 000 dólares. Tres tipos, tres sistemas y diez años de datos: cerca de 40 000. La página de citas de Little Harbor costó 18 400. Si pides más mientras construimos, antes recibes otro precio por escrito, y puedes decir que no.",
    { heading: "Si nos retrasamos nosotros" },
    "Desde la séptima semana el trabajo corre de nuestra cuenta hasta que tu gente la use. Cada semana de retraso baja el precio un 10 %.",
    { heading: "Si te retrasas tú" },
    "Necesitamos accesos, respuestas y una hora a la semana de tu gente. La página que firmas dice cuáles y cuándo. Si esperamos por algo de eso más de dos días hábiles, la primera versión se mueve tantos días como hayamos esperado. El precio no cambia. Tras cuatro semanas de espera cualquiera de los dos puede parar: pagas las semanas trabajadas y te quedas con lo hecho.",
    { heading: "Si la cifra no cambia" },
    "A los tres meses volvemos a contar. Si sigue igual, tú eliges: seis semanas más de trabajo gratis o la devolución del 50 % del precio.",
    { heading: "Lo que es tuyo" },
    "El código, las cuentas y los datos, desde el primer día. Si te vas, te lo llevas todo.",
    { heading: "Soporte" },
    "De 400 a 1500 dólares al mes, con las mismas personas que lo construyeron. Puedes dejarlo al final de cualquier mes.",
    { heading: "Preguntas" },
    "Pregunta antes de firmar. Te responde una persona.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageText & Record<string, unknown>;
