import type { ServiceText } from "#shared/content/types.ts";
import type { ServiceId } from "#shared/data/services.ts";

export const services: Record<ServiceId, ServiceText> = {
  "portfolio-websites": {
    title: "Portafolios web",
    text: "Tu mejor trabajo en un sitio que carga en un segundo. El siguiente proyecto lo añades tú, en diez minutos.",
    deliverables: ["Diseño de las páginas", "Un editor para nuevos proyectos", "Alojamiento web configurado"],
    alt: "El sitio de Odile Ferrant, ebanista: delante, un sillón de lectura rojo; al lado, sus otras piezas y un lugar para el próximo proyecto",
  },
  "ai-bots-agents": {
    title: "Bots y agentes de IA",
    text: "Un bot que contesta las preguntas de rutina con tus propios documentos y le pasa el resto a una persona.",
    deliverables: ["Un bot en tu sitio", "Sus fuentes, a la vista", "Cada semana, lo que no supo"],
    alt: "El bot de Alder Grove le dice a una madre que el autobús B sale a las 16:40, con el manual abierto en esa fila de la página 22, y le pasa a la profesora Nadia Haddad la pregunta que no sabe contestar",
  },
  "ui-ux-design": {
    title: "Diseño UX/UI",
    text: "Observamos a cinco de tus usuarios, dibujamos un prototipo que pueden probar y repetimos hasta que ya nadie pregunta.",
    deliverables: ["Grabaciones de las sesiones", "Cada boceto, con sus resultados", "Componentes para tu equipo"],
    alt: "El pago en Harrow & Pine, en su tercera versión: los cinco usuarios llegan a «Pay $153», tras 2 de 5 en la primera y 4 de 5 en la segunda; ya nadie pregunta por los impuestos de importación",
  },
  "business-systems": {
    title: "Sistemas de gestión",
    text: "Pedidos, inventario, personal y facturas en un solo lugar. Todos ven las mismas cifras.",
    deliverables: ["Migración de tus datos", "Un perfil para cada equipo", "Un solo panel"],
    alt: "El pedido 1042 en la tienda, en el paquete que se prepara junto al estante B4, con 16 de 18 jarras, y en la factura 2218, ya pagada: una línea une el mismo número en los tres lugares",
  },
  "software-solutions": {
    title: "Software a medida",
    text: "Para el proceso que ningún producto resuelve, con documentación y pruebas.",
    deliverables: ["Código fuente", "Pruebas automáticas", "Un manual"],
    alt: "Plan de suplencias de Alder Grove: el Sr. Hale está enfermo, los demás profesores quedan descartados, cada uno con su motivo, y Química de 8B pasa a Nadia Haddad, que está libre y conoce al grupo. Encontrada en 2 clics",
  },
  "mobile-apps": {
    title: "Apps móviles",
    text: "Una app para iPhone y Android que sigue funcionando sin señal. La publicamos nosotros en las dos tiendas.",
    deliverables: ["Versiones de prueba en tus móviles", "Acceso y mensajes", "Fichas, con imágenes"],
  },
  wordpress: {
    title: "WordPress",
    text: "Un sitio que tus editores ya saben usar. Seis plugins en vez de sesenta, actualizados cada semana.",
    deliverables: ["Un tema propio", "Migración de tus páginas", "Una hora de formación"],
  },
  "business-automation": {
    title: "Automatización de procesos",
    text: "El informe que alguien armaba cada viernes a fuerza de copiar y pegar ahora sale solo, a las ocho. Empezamos por la tarea más aburrida.",
    deliverables: ["Un mapa de la tarea", "Avisos si algo falla", "Recuento de las horas ahorradas"],
  },
};
