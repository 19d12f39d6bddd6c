import type { ServiceText } from "#shared/content/types.ts";
import type { ServiceId } from "#shared/data/services.ts";

/** The text of the services. shared/data/services.ts lists them in order. */
export const services: Record<ServiceId, ServiceText> = {
  "portfolio-websites": {
    title: "Portafolios web",
    text: "Tu mejor trabajo en un sitio que carga en un segundo. El siguiente proyecto lo añades tú, en diez minutos.",
    deliverables: ["Diseño de las páginas", "Un editor para nuevos proyectos", "Alojamiento web configurado"],
    screen: {
      name: "portfolio",
      alt: "El sitio de Odile Ferrant, fabricante de muebles: delante, un sillón de lectura rojo; al lado, sus otras piezas y un lugar para el próximo proyecto",
    },
  },
  "ai-bots-agents": {
    title: "Bots y agentes de IA",
    text: "Un bot que contesta las preguntas de rutina con tus propios documentos y le pasa el resto a una persona.",
    deliverables: ["Un bot en tu sitio", "Sus fuentes, a la vista", "Cada semana, lo que no supo"],
    screen: {
      kind: "chat",
      windows: [
        {
          title: "Bot de Alder Grove",
          rows: [
            "Emil está en el dentista hasta las diez. ¿Tengo que llamar?",
            "No, basta tu mensaje. Ya avisé en secretaría.: Manual para las familias, página 9",
            "¿Hay autobús después de ajedrez?",
            "Sí, la línea B, a las 16:40, en la puerta principal.: Manual para las familias, página 22",
            "¿Puede recuperar el examen de química?",
            "Mi manual no lo dice. Se lo pregunto a la profesora Haddad, que hoy da la clase.: En manos de una persona, 9:14",
            "Sí, el lunes después de comer, en el laboratorio 2. Basta con un lápiz.: Nadia Haddad, 9:31",
          ],
          note: "Pregunta por la escuela",
        },
      ],
    },
  },
  "ui-ux-design": {
    title: "Diseño UX/UI",
    text: "Vemos trabajar a cinco de tus usuarios, dibujamos un prototipo que pueden probar y repetimos hasta que nadie pregunte cómo se usa.",
    deliverables: ["Cinco sesiones con usuarios", "Un prototipo navegable", "Componentes para tu equipo"],
    screen: {
      kind: "prototype",
      windows: [
        {
          title: "Paso 3 de 3",
          rows: ["Dos jarras: $144", "A Austin, Texas: $9", "Aranceles e impuestos: incluidos", "Llega: jueves"],
          button: "Pagar $153",
        },
        {
          title: "5 de 5 sin preguntar",
          rows: ["Versión 1: 2 de 5: 40", "Versión 2: 4 de 5: 80", "Versión 3: 5 de 5: 100"],
        },
      ],
    },
  },
  "business-systems": {
    title: "Sistemas de gestión",
    text: "Pedidos, inventario, personal y facturas en un solo lugar. Todos ven las mismas cifras.",
    deliverables: ["Migración de tus datos", "Un perfil para cada equipo", "Un solo panel"],
    screen: {
      kind: "records",
      windows: [
        { title: "Tienda", rows: ["Pedido 1042: $153", "Jarra en Celadón: 2", "A Austin, Texas: jueves"] },
        { title: "Almacén", rows: ["Pedido 1042: $153", "Estante B4: quedan 16 de 18", "Empacado: lunes, 10:20"] },
        { title: "Contabilidad", rows: ["Pedido 1042: $153", "Factura 2218: enviada", "Pago con tarjeta: lunes, 9:58"] },
      ],
    },
  },
  "software-solutions": {
    title: "Software a medida",
    text: "Para el proceso que ningún producto resuelve. El código es tuyo, documentado y probado.",
    deliverables: ["Código fuente", "Pruebas automáticas", "Un manual"],
    screen: {
      kind: "tests",
      windows: [
        {
          title: "suplencias.test.ts",
          rows: [
            'test("a nadie dos veces al día", () => {',
            '  avisar(haddad, "9:35");',
            '  expect(libres("10:50"))',
            "    .not.toContain(haddad);",
            "});",
          ],
        },
        {
          title: "214 de 214 superadas",
          rows: [
            "a nadie dos veces al día",
            "no propone a quien está de baja",
            "prefiere a quien conoce al grupo",
            "guarda las dos si se asigna a la vez",
            "avisa al grupo en menos de un minuto",
          ],
          note: "4,1 segundos, después de cada cambio",
        },
      ],
    },
  },
  "mobile-apps": {
    title: "Apps móviles",
    text: "Una app para iPhone y Android que sigue funcionando sin señal. La publicamos nosotros en las dos tiendas.",
    deliverables: ["Una app para las dos tiendas", "Modo sin conexión", "Ficha en cada tienda"],
    screen: {
      kind: "phones",
      windows: [
        {
          title: "8B a bordo",
          rows: ["Ben Carter", "Emil Dahl", "Ines Duarte", "Kofi Mensah", "Lea Novak", "Noor Aziz", "Sam Ortiz: aún no", "Tom Reilly", "Uma Shah", "Zoe Blum"],
          note: "Sin señal. Guardado aquí",
        },
        {
          title: "101 de 102",
          rows: ["7A: 25 de 25", "8A: 24 de 24", "8B: 25 de 26", "9A: 27 de 27", "Sale el autobús: 8:15"],
          note: "Con señal. Todo enviado",
        },
      ],
    },
  },
  wordpress: {
    title: "WordPress",
    text: "Un sitio que tus editores ya saben usar. Seis plugins en vez de sesenta, actualizados cada semana.",
    deliverables: ["Un tema propio", "Seis plugins como máximo", "Actualizaciones semanales"],
    screen: {
      kind: "plain",
      windows: [
        {
          title: "Puertas abiertas el sábado",
          rows: [
            "Abrimos a las diez. El último horno se enciende a las cuatro, y lo que esmaltes es tuyo.",
            "Imagen: horno.jpg",
            "También en inglés: traducido",
          ],
          button: "Publicar",
          note: "Borrador guardado a las 10:42",
        },
        {
          title: "6 plugins al día",
          rows: ["Respaldos: 9.2", "Caché: 4.1", "Formularios: 6.0", "Redirecciones: 5.3", "Buscador: 3.8", "Dos idiomas: 2.7"],
        },
      ],
    },
  },
  "business-automation": {
    title: "Automatización de procesos",
    text: "El informe que alguien armaba cada viernes a fuerza de copiar y pegar ahora sale solo, a las ocho. Empezamos por la tarea más aburrida.",
    deliverables: ["Un mapa de la tarea", "Avisos si algo falla", "Recuento de las horas ahorradas"],
    screen: {
      kind: "plain",
      windows: [
        {
          title: "Tu semana, Jonas",
          rows: [
            "Viernes: $640: 49",
            "Sábado: $1120: 85",
            "Domingo: $980: 75",
            "Lunes: $560: 43",
            "Martes: $1310: 100",
            "Miércoles: $720: 55",
            "Jueves: $610: 47",
          ],
        },
        {
          title: "61 pedidos, $5940",
          rows: ["Mejor día: martes", "Devoluciones: 2", "Agotado: tetera en Marea"],
          note: "Salió solo el viernes a las 8:00",
        },
      ],
    },
  },
};
