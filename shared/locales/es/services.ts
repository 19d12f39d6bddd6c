import type { ServiceId } from "#shared/data/services.ts";
import type { ServiceText } from "#shared/site/types.ts";

/** The text of the services. shared/data/services.ts lists them in order. */
export const services: Record<ServiceId, ServiceText> = {
  "portfolio-websites": {
    title: "Portafolios web",
    text: "Tu mejor trabajo en un sitio que carga en un segundo. El siguiente proyecto lo añades tú, en diez minutos.",
    deliverables: ["Diseño de las páginas", "Un editor para nuevos proyectos", "Alojamiento web configurado"],
    screen: {
      name: "shop",
      alt: "El sitio de Harrow & Pine: una jarra delante y, detrás, las demás piezas",
    },
  },
  "ai-bots-agents": {
    title: "Bots y agentes de IA",
    text: "Un bot que contesta las preguntas de rutina con tus propios documentos y le pasa el resto a una persona.",
    deliverables: ["Un bot en tu sitio", "Sus fuentes, a la vista", "Cada semana, lo que no supo"],
    screen: {
      kind: "chat",
      title: "Bot de Alder Grove",
      rows: [
        "Emil está en el dentista hasta las diez. ¿Tengo que llamar?",
        "No, basta tu mensaje. Ya avisé en secretaría.: Manual para las familias, página 9",
        "¿Puede recuperar el examen de química?",
        "Mi manual no lo dice. Se lo pregunto a la profesora Haddad, que lo suple.",
        "¿Hay autobús después de ajedrez?",
        "Sí, la línea B, a las 16:40, en la puerta principal.: Manual para las familias, página 22",
      ],
    },
  },
  "ui-ux-design": {
    title: "Diseño UX/UI",
    text: "Vemos trabajar a cinco de tus usuarios, dibujamos un prototipo que pueden probar y repetimos hasta que nadie pregunte cómo se usa.",
    deliverables: ["Cinco sesiones con usuarios", "Un prototipo navegable", "Componentes para tu equipo"],
    screen: {
      title: "Paso 3 de 3",
      rows: ["Dos jarras: $144", "A Austin, Texas: $9", "Aranceles e impuestos: incluidos", "Llega: jueves"],
      button: "Pagar $153",
      note: "Cinco de cinco usuarios pulsaron aquí",
    },
  },
  "business-systems": {
    title: "Sistemas de gestión",
    text: "Pedidos, inventario, personal y facturas en un solo lugar. Todos ven las mismas cifras.",
    deliverables: ["Migración de tus datos", "Un perfil para cada equipo", "Un solo panel"],
    screen: {
      kind: "records",
      title: "Pedido 1042",
      rows: ["Tienda: dos jarras", "Almacén: quedan 16 de 18", "Contabilidad: $153, pagado"],
    },
  },
  "software-solutions": {
    title: "Software a medida",
    text: "Para el proceso que ningún producto resuelve. El código es tuyo, documentado y probado.",
    deliverables: ["Código fuente", "Pruebas automáticas", "Un manual"],
    screen: {
      kind: "code",
      title: "214 de 214 superadas",
      rows: [
        "encuentra a quien está libre",
        "no llama a nadie dos veces al día",
        "no propone a quien está de baja",
        "prefiere a quien conoce al grupo",
        "lo libera si la clase se cancela",
        "guarda las dos si se asigna a la vez",
        "avisa al grupo en menos de un minuto",
      ],
      note: "4,1 segundos, después de cada cambio",
    },
  },
  "mobile-apps": {
    title: "Apps móviles",
    text: "Una app para iPhone y Android que sigue funcionando sin señal. La publicamos nosotros en las dos tiendas.",
    deliverables: ["Una app para las dos tiendas", "Modo sin conexión", "Ficha en cada tienda"],
    screen: {
      kind: "phone",
      title: "8B a bordo",
      rows: ["Emil Dahl", "Kofi Mensah", "Lea Novak", "Noor Aziz", "Tom Reilly", "Sam Ortiz: aún no"],
      note: "Sin señal. Guardado en este teléfono",
    },
  },
  wordpress: {
    title: "WordPress",
    text: "Un sitio que tus editores ya saben usar. Seis plugins en vez de sesenta, actualizados cada semana.",
    deliverables: ["Un tema propio", "Seis plugins como máximo", "Actualizaciones semanales"],
    screen: {
      title: "6 plugins al día",
      rows: ["Respaldos: 9.2", "Caché: 4.1", "Formularios: 6.0", "Redirecciones: 5.3", "Buscador: 3.8", "Dos idiomas: 2.7"],
    },
  },
  "business-automation": {
    title: "Automatización de procesos",
    text: "El informe que alguien armaba cada viernes a fuerza de copiar y pegar ahora sale solo, a las ocho. Empezamos por la tarea más aburrida.",
    deliverables: ["Un mapa de la tarea", "Avisos si algo falla", "Recuento de las horas ahorradas"],
    screen: {
      title: "Tu semana, Jonas",
      rows: ["Pedidos: 61", "Ventas: $5940", "Mejor día: martes", "Devoluciones: 2", "Agotado: tetera en Marea"],
      note: "Salió solo el viernes a las 8:00",
    },
  },
};
