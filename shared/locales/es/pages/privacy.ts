import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { facts } from "../facts.ts";

const lead = "Qué guarda este sitio, que es casi nada, y cómo tratamos los datos de nuestros clientes.";

export const privacy = {
  footer: "Privacidad",
  metadata: {
    title: `Privacidad – ${company.name}`,
    description: lead,
    keywords: ["privacidad", "datos de pacientes", "datos de alumnos", "acuerdo de datos"],
    modifiedTime: "2026-12-01",
  },
  heading: "Privacidad",
  lead,
  prose: [
    { heading: "Este sitio" },
    {
      list: [
        "No usa cookies, no cuenta a sus visitantes y no carga nada de otras empresas.",
        "Lo que escribes en sus campos espera en esta pestaña del navegador, para que lo encuentres en la página siguiente. Al cerrar la pestaña, desaparece, salvo que tu navegador la vuelva a abrir.",
        "El formulario de contacto es una demostración. No envía nada.",
        "Nuestro servidor no anota quién eres ni tu dirección IP. Si una página falla, anota la dirección de esa página.",
      ],
    },
    { heading: "Correos y llamadas" },
    `${company.legalName} lee lo que mandas y lo usa para responderte. Si no llegamos a trabajar juntos, lo borramos a los 12 meses, o el día que lo pidas.`,
    { heading: "Los datos de una clínica o de un colegio", id: "records" },
    "Aquí nadie ve los datos de un paciente o de un alumno antes de que se firme el acuerdo que exige la ley: con una clínica de Estados Unidos, un acuerdo de asociado comercial (BAA) según la ley HIPAA; con un colegio británico, un contrato de tratamiento de datos según el RGPD del Reino Unido. Después:",
    {
      list: [
        "Los datos se quedan en cuentas que son tuyas, desde el primer prototipo. No guardamos ninguna copia.",
        "El acuerdo dice quién puede verlos. Cada persona entra con doble verificación, y tú puedes ver quién abrió qué.",
        "No se entrena ningún bot con ellos, ni nuestro ni ajeno.",
        "Cuando termina el trabajo, termina nuestro acceso, el mismo día.",
        `Si algo sale mal, te lo decimos nosotros en menos de ${facts.replyTime}.`,
      ],
    },
    { heading: "Tus derechos" },
    "Pregunta qué sabemos de ti, pide que lo corrijamos o que lo borremos. Basta una línea por correo, y te responde una persona.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageModule;
