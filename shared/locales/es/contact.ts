import type { MenuPageText, QuestionText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";

const lead = `Tu mensaje puede ser una sola frase; la versión larga también es bienvenida. Te responde una persona en menos de ${company.replyHours} horas, incluso los fines de semana.`;

/** Text of the contact page. The text of its form is in contact-form.ts. */
export const contact = {
  menu: { label: "Contacto", title: "Escribe o llama" },
  metadata: {
    title: `Contacto – ${company.name}`,
    description: lead,
    keywords: ["correo electrónico", "teléfono", `en ${company.replyHours} horas`, "inglés", "español"],
    modifiedTime: "2026-11-25",
  },
  heading: "Dinos qué te roba tiempo",
  lead,
  direct: {
    heading: "O habla con una persona",
    languages: "Trabajamos en inglés y español.",
  },
  next: {
    heading: "Precio por escrito en tres pasos",
    steps: [
      { title: "1 frase", text: "Nos cuentas qué te lleva demasiado tiempo. Una página entera también sirve." },
      {
        title: `${company.replyHours} horas`,
        text: "Contestamos con dos o tres preguntas, o con un sincero «no es lo nuestro».",
      },
      {
        title: "30 minutos",
        text: "Hablas con la persona que construiría tu software. Después llega el precio, por escrito.",
      },
    ],
  },
  /** The answers repeat promises on other pages: change both together. */
  questions: {
    heading: "Lo primero que nos preguntan",
    items: [
      {
        question: "¿Cuánto cuesta?",
        answer: "La primera versión cuesta entre 12 000 y 40 000 dólares, con precio fijo y por escrito antes de empezar. Depende de cuatro cosas: quiénes la usan, con qué sistemas se conecta, los datos antiguos y la ley. La de Little Harbor costó 18 400. El soporte cuesta de 400 a 1500 dólares al mes.",
        pages: ["terms"],
      },
      {
        question: "¿Y si la primera versión no está lista en seis semanas?",
        answer: "Desde la séptima semana el trabajo corre de nuestra cuenta hasta que tu gente la use. Cada semana de retraso baja el precio un 10 %.",
      },
      {
        question: "¿Y si los que nos retrasamos somos nosotros?",
        answer: "Si te esperamos más de dos días hábiles, la primera versión se aplaza esos mismos días. El precio no cambia.",
      },
      {
        question: "¿Y si no sirve de nada?",
        answer: "Contamos antes de empezar y otra vez a los tres meses de la primera versión. Si la cifra sigue igual, tú eliges: seis semanas más de trabajo gratis o la devolución del 50 % del precio.",
      },
      {
        question: "¿Funciona con los sistemas que ya tenemos?",
        answer: "Sí, siempre que esos sistemas lo permitan. Cuántos son y si lo permiten forma parte del precio fijo: lo sabes antes de empezar.",
        pages: ["terms"],
      },
      {
        question: "¿De quién son el código y los datos, y dónde están?",
        answer: "Tuyos, desde el primer día, y en cuentas que son tuyas. Si te vas, te llevas el código, las cuentas y los datos.",
      },
      {
        question: "¿Quién ve los datos de nuestros pacientes o alumnos?",
        answer: "Nadie, hasta que se firme el acuerdo que exige la ley: con una clínica de Estados Unidos, un acuerdo de asociado comercial (BAA) según HIPAA. Después, solo las personas que el acuerdo nombra, y en cuentas que son tuyas.",
        pages: ["privacy", "terms"],
      },
      {
        question: "¿Cuánto tardan en responder cuando ya está en marcha?",
        answer: `Te responde una persona en menos de ${company.replyHours} horas, incluso los fines de semana. Si algo sale mal con tus datos, también te avisamos en menos de ${company.replyHours} horas. El soporte lo dan las personas que construyeron tu software.`,
        pages: ["terms", "privacy"],
      },
      {
        question: "¿Puedo llamar a alguno de sus clientes?",
        answer: `A cualquiera de los tres que salen en este sitio: la Dra. Amara Osei, Jonas Lindqvist o Priya Raman. Pídenoslo y tendrás su número en menos de ${company.replyHours} horas.`,
      },
    ],
  },
} satisfies MenuPageText & { questions: { heading: string; items: readonly QuestionText[] } } & Record<string, unknown>;
