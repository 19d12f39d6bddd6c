import type { ServiceId } from "#shared/data/services.ts";
import type { ServiceText } from "#shared/site/types.ts";

/** The text of the services. shared/data/services.ts lists them in order. */
export const services: Record<ServiceId, ServiceText> = {
  "portfolio-websites": {
    title: "Portafolios web",
    text: "Tu mejor trabajo en un sitio que carga en un segundo. El siguiente proyecto lo añades tú, en diez minutos.",
    deliverables: ["Diseño de las páginas", "Un editor para nuevos proyectos", "Alojamiento web configurado"],
    alt: "Un sitio con una casa, una silla, una lámpara y un florero, abierto en un segundo; un puntero en el lugar del próximo trabajo",
  },
  "ai-bots-agents": {
    title: "Bots y agentes de IA",
    text: "Un bot que contesta las preguntas de rutina con tus propios documentos y le pasa el resto a una persona.",
    deliverables: ["Un bot en tu sitio", "Sus fuentes, a la vista", "Cada semana, lo que no supo"],
    alt: "La respuesta de un bot con su fuente, una línea marcada en la página 3; la siguiente pregunta la contesta una persona",
  },
  "ui-ux-design": {
    title: "Diseño UX/UI",
    text: "Vemos trabajar a cinco de tus usuarios, dibujamos un prototipo que pueden probar y repetimos hasta que nadie pregunte cómo se usa.",
    deliverables: ["Cinco sesiones con usuarios", "Un prototipo navegable", "Componentes para tu equipo"],
    alt: "Una página de reservas de paseos en barco, con la mitad izquierda en boceto y la derecha ya construida",
  },
  "business-systems": {
    title: "Sistemas de gestión",
    text: "Pedidos, inventario, personal y facturas en un solo lugar. Todos ven las mismas cifras.",
    deliverables: ["Migración de tus datos", "Un perfil para cada equipo", "Un solo panel"],
    alt: "Una lista de pedidos; el pedido 1042 llega a la vez al taller, a embalaje y a contabilidad",
  },
  "software-solutions": {
    title: "Software a medida",
    text: "Para el proceso que ningún producto resuelve. El código es tuyo, documentado y probado.",
    deliverables: ["Código fuente", "Pruebas automáticas", "Un manual"],
    alt: "Código fuente con dos líneas marcadas, 214 de 214 pruebas superadas y un manual abierto",
  },
  "mobile-apps": {
    title: "Apps móviles",
    text: "Una app para iPhone y Android que sigue funcionando sin señal. La publicamos nosotros en las dos tiendas.",
    deliverables: ["Una app para las dos tiendas", "Modo sin conexión", "Ficha en cada tienda"],
    alt: "La misma lista de entregas en dos teléfonos, tres de cinco hechas, sin señal",
  },
  wordpress: {
    title: "WordPress",
    text: "Un sitio que tus editores ya saben usar. Seis plugins en vez de sesenta, actualizados cada semana.",
    deliverables: ["Un tema propio", "Seis plugins como máximo", "Actualizaciones semanales"],
    alt: "Una página a medio escribir en el editor; al lado, 60 plugins, de los que se usan seis",
  },
  "business-automation": {
    title: "Automatización de procesos",
    text: "El informe que alguien armaba cada viernes a fuerza de copiar y pegar ahora sale solo, a las ocho. Empezamos por la tarea más aburrida.",
    deliverables: ["Un mapa de la tarea", "Avisos si algo falla", "Recuento de las horas ahorradas"],
    alt: "A las ocho, tres listas se vuelven un solo informe, con una barra por día",
  },
};
