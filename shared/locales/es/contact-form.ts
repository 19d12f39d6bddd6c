import type { ContactText } from "#shared/contact-form.ts";
import { facts } from "./facts.ts";

export const contactForm = {
  note: "Este formulario es una demostración: nada de lo que escribas aquí sale de tu navegador. Para hablar con nosotros, usa el correo o el teléfono.",
  unavailable: "Este formulario solo funciona con JavaScript. Si está desactivado o no se ha cargado, escríbenos o llámanos:",
  example: "«Cada viernes, dos personas pasamos los pedidos de la semana a una hoja de cálculo».",
  optional: "opcional",
  submit: "Enviar mensaje",
  sending: "Enviando…",
  openInEmail: "Abrirlo en tu correo",
  again: "Escribir otro mensaje",
  summary: { one: "Hay un dato que falta o no es válido", other: "Hay {count} datos que faltan o no son válidos" },
  success: `¡Gracias por tu mensaje! Te responderemos en menos de ${facts.replyTime}.`,
  failure: "Lo sentimos, no pudimos enviar tu mensaje. Inténtalo de nuevo.",
  titlePrefix: "Error: ",
  fields: {
    name: {
      label: "Nombre",
      messages: {
        required: "Escribe tu nombre",
      },
    },
    email: {
      label: "Correo electrónico",
      messages: {
        required: "Escribe tu correo",
        pattern: "Escribe un correo válido, como nombre@ejemplo.com",
      },
    },
    phone: {
      label: "Teléfono",
      messages: {},
    },
    company: {
      label: "Empresa",
      messages: {},
    },
    service: {
      label: "Servicio",
      choose: "Elige un servicio",
      options: {
        "ai-bot-development": "Bots y agentes de IA",
        "custom-software-development": "Software a medida",
        "ui-ux-design": "Diseño UX/UI",
        "business-automation": "Automatización de procesos",
        "mobile-app-development": "Apps móviles",
        "web-development": "Desarrollo web",
        "data-analytics": "Análisis de datos",
        other: "Otro",
      },
      messages: { required: "Indica el servicio" },
    },
    subject: {
      label: "Asunto",
      messages: {
        required: "Escribe el asunto",
      },
    },
    message: {
      label: "Mensaje",
      messages: {
        required: "Escribe tu mensaje",
        minLength: "Escribe al menos {minLength} caracteres",
      },
    },
  },
} satisfies ContactText & Record<string, unknown>;
