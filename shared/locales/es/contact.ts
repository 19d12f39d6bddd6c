import type { MenuPageText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";

const lead = `Basta una frase; la versión larga también es bienvenida. Te responde una persona en menos de ${company.replyHours} horas, incluso los fines de semana.`;

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
        answer: "La primera versión cuesta entre 12 000 y 40 000 dólares, con precio fijo y por escrito antes de empezar. Depende de cuatro cosas: quiénes la usan, con qué sistemas se conecta, los datos antiguos y la ley. Los detalles están en Condiciones, al pie de esta página. La de Little Harbor costó 18 400. El soporte cuesta de 400 a 1500 dólares al mes.",
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
        question: "¿De quién son el código y los datos?",
        answer: "Tuyos, desde el primer día. Si te vas, te llevas el código, las cuentas y los datos.",
      },
      {
        question: "¿Quién ve los datos de nuestros pacientes o alumnos?",
        answer: "Nadie, hasta que se firme el acuerdo que exige la ley. Después, solo las personas que el acuerdo nombra, y en cuentas que son tuyas. El resto está en Privacidad, al pie de esta página.",
      },
      {
        question: "¿Puedo llamar a alguno de sus clientes?",
        answer: `A cualquiera de los tres que salen en este sitio: la Dra. Amara Osei, Jonas Lindqvist o Priya Raman. Pídenoslo y tendrás su número en menos de ${company.replyHours} horas.`,
      },
    ],
  },
} satisfies MenuPageText & Record<string, unknown>;
