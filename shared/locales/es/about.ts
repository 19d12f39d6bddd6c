import { company, growth } from "#shared/data/company.ts";
import type { Builder } from "#shared/data/projects.ts";
import type { AboutStory } from "#shared/site/about-story.ts";
import type { MenuPageText } from "#shared/site/types.ts";

const lead =
  "Creamos bots de IA que contestan lo que cada día le preguntan a tu equipo, y portafolios web que muestran tu trabajo antes de que nadie pregunte.";

/** The problem in one sentence. It is in the picture, and the highlighted words of the email form it. */
const sentence = "Los padres cuelgan antes de que contestemos.";

/** A company without such a story removes it here and below. */
const story: AboutStory = {
  mail: {
    headers: [
      { name: "De", value: "Dra. Amara Osei" },
      { name: "Asunto", value: "¿¿Página web?? (perdón, es largo)" },
      { name: "Enviado", value: "martes, 23:52" },
    ],
    text: "Hola: Jonas Lindqvist me dio esta dirección y dice que trabajan rápido. Somos tres pediatras y necesitamos una página moderna. [Los] [padres] dicen que la nuestra es «entrañable», y por lo visto eso es malo. Todavía salen el doctor Brenner, que se jubiló en 2019, y un payaso que no trabaja con nosotros. En la de mi dentista se ve el mar; yo quisiera lo mismo, con menos dientes. También queremos un blog (¿quién lo escribiría?), una versión en inglés, un chat, un mapa que sepa lo del puente y un rincón de esos donde se [cuelgan] los carteles de la gripe, pero no en la portada, que con eso Henrik es inflexible. El presupuesto lo decide la junta. Se reúne el viernes, así que mejor si todo funciona [antes.] Una clave [de] acceso para todo el [que] tenga hijos. Formularios, porque el fax ha empezado a mandar las respuestas en portugués y nadie sabe por qué. La pecera tiene que salir en las fotos. ¿Bastan cuatro páginas o hacen falta cuarenta? No cuenten con que [contestemos] el mismo día: Rosa está otra vez sola en recepción y desde aquí oigo sonar el teléfono. Saludos, Amara",
    sentence,
    count: "{count} palabras",
  },
  product: {
    project: "pediatric-consultation",
    label:
      "La página de citas de Little Harbor: tres pediatras con las citas libres de hoy. La primera, la de las 17:20, acaba de ocuparse.",
    name: "Little Harbor",
    menu: ["Buscar pediatra", "Mis hijos", "Historial"],
    heading: "Un pediatra en pantalla, [antes del baño.]",
    days: [
      { name: "Hoy", note: "14 citas" },
      { name: "Vie 13", note: "22 citas" },
      { name: "Sáb 14", note: "9 citas" },
      { name: "Dom 15", note: "6 citas" },
    ],
    doctors: [
      { initials: "AO", name: "Dra. Amara Osei", note: "Bebés, fiebre, lactancia", times: ["17:20", "17:40", "18:10"] },
      { initials: "HS", name: "Dr. Henrik Solberg", note: "Alergias, piel, asma", times: ["17:30", "18:00", "18:40"] },
      { initials: "MT", name: "Dra. Mei Tanaka", note: "Sueño, crecimiento, vacunas", times: ["18:20", "18:50", "19:10"] },
    ],
  },
  signing: "Little Harbor Pediatrics nos envió {count} palabras. Una semana después, la clínica y nosotros firmamos una sola página.",
  alt: `Página 1 de 1, firmada por la Dra. Amara Osei y por Ines Calder, que construirá el software. Su única frase: «${sentence.slice(0, -1)}». Hoy cuelga uno de cada tres; la primera versión llega el 2 de marzo por 18 400 dólares; en junio se vuelve a contar`,
  /** The text in the picture. `npm run art` draws it. */
  signedPage: {
    parties: `${company.name}, Little Harbor Pediatrics`,
    pageNumber: "Página 1 de 1",
    sentence,
    terms: [
      { name: "Hoy", value: "Cuelga uno de cada tres" },
      { name: "Primera versión", value: "2 de marzo de 2026" },
      { name: "Precio fijo", value: "18 400 dólares" },
      { name: "Se vuelve a contar", value: "Junio de 2026" },
    ],
    signed: {
      client: { name: "Dra. Amara Osei", note: "20 de enero de 2026" },
      builder: { name: "Ines Calder", note: "construirá el software" },
    },
  },
  wordPicker: {
    heading: "Ahora te toca a ti",
    invitation: "Pega tu texto o escríbelo. No sale de tu navegador.",
    find: "Elegir las palabras",
    edit: "Cambiar el texto",
    restart: "Empezar de nuevo",
    action: "Llevarla al formulario",
    /** Replaces the action when the form already has another message. */
    add: "Añadirla a tu mensaje",
    /** For screen readers. */
    group: "Las palabras de tu texto",
    keys: "Las flechas te llevan de palabra en palabra; con Enter o la barra espaciadora eliges una.",
    yours: "Tu frase:",
    none: "Todavía no hay ninguna palabra.",
    tooLong: "{maxLength} caracteres como máximo; aquí hay {length}.",
    count: {
      total: { one: "{count} palabra.", other: "{count} palabras." },
      took: { one: "Te bastaba {number}.", other: "Te bastaban {number}." },
      numbers: ["una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
      pick: "¿Cuáles importan?",
    },
  },
};

/** Text of the about page. */
export const about = {
  path: "/nosotros",
  menu: { label: "Nosotros", title: `Quién está detrás de ${company.shortName}` },
  metadata: {
    title: `Nosotros – ${company.shortName}`,
    description: lead,
    keywords: ["soluciones de TI", "bots de IA", "portafolios web", "prototipo", "soporte"],
    modifiedTime: "2026-11-23",
  },
  heading: "Software que se explica en una frase",
  lead,
  action: "Escríbenos",
  secondAction: "Nuestros servicios",
  principles: {
    heading: "Lo que ponemos por escrito",
    items: [
      {
        title: "Una frase",
        text: "Resumimos tu problema en una frase antes de que nadie dibuje una pantalla. Firmas eso, no una propuesta de 40 páginas.",
      },
      {
        title: "Cifras antes y después",
        text: "Contamos las llamadas, los clics o las horas antes de empezar, y volvemos a contar a los tres meses.",
      },
      {
        title: "Una persona detrás de cada bot",
        text: "Nuestros bots dicen que son bots, muestran de dónde sale cada respuesta y le pasan a una persona lo que no saben.",
      },
      {
        title: "Es tuyo",
        text: "El código, las cuentas y los datos son tuyos desde el primer día. En una hora puedes irte con todo.",
      },
    ],
  },
  gauge: {
    ...growth,
    label: "Crecimiento del negocio",
    level: "Nivel alto",
    note: `${growth.value} de nuestros primeros ${growth.max} proyectos vinieron de clientes que ya teníamos o de gente que ellos nos enviaron.`,
    valueText: "{value} de {max}",
  },
  company: {
    heading: "Quien te atiende lo construye",
    text: `Empezamos en ${company.founded} con un formulario de citas para un solo médico. Desde entonces la regla no ha cambiado: la persona con la que hablas el primer día también programa, y contesta cuando vuelves a llamar.`,
    /** Shown before the client whose project a person built. */
    built: "Su proyecto:",
    /** What these people do. */
    roles: {
      "Ines Calder": "Citas y videoconsultas",
      "Tomás Reyes": "Tiendas, pagos e inventario",
      "Naledi Okafor": "Horarios, expedientes y mensajes",
    } satisfies Record<Builder, string>,
  },
  process: {
    heading: "En marcha en seis semanas",
    week: "Semana {from}",
    weeks: "Semanas {from}–{to}",
    after: "Después",
    /** With the first and the last week of each. A step without weeks comes after all others. */
    steps: [
      {
        weeks: { from: 1, to: 1 },
        title: "Acotar",
        text: "Observamos cómo se hace el trabajo y lo comparamos con la frase que firmaste.",
      },
      {
        weeks: { from: 2, to: 3 },
        title: "Diseñar",
        text: "Tu gente recorre, clic a clic, un prototipo con datos reales.",
      },
      {
        weeks: { from: 4, to: 6 },
        title: "Construir",
        text: "La primera versión se estrena con quienes más la necesitan.",
      },
      {
        title: "Mantener",
        text: "Soporte mes a mes, con el mismo equipo. Puedes dejarlo cuando quieras.",
      },
    ],
  },
  banner: {
    heading: "Tráenos la versión larga",
    text: "Dentro hay una sola frase. La encontramos nosotros.",
    action: "Escríbenos",
  },
  story,
} satisfies MenuPageText & Record<string, unknown>;
