import { testimonials } from "./testimonials.ts";

export const story = {
  heading: { before: "Primero acotamos el problema.", after: "Luego lo resolvemos." },
  headers: [
    { name: "De:", value: testimonials["amara-osei"].name },
    { name: "Asunto:", value: "¿¿Página web?? (perdón, es largo)" },
    { name: "Enviado:", value: "martes,\u00a011:52" },
  ],
  alt: "La página de citas de Little Harbor: tres pediatras con sus horas de hoy, la de las 5:20 con la Dra. Osei ya ocupada",
  email: "Hola: Jonas Lindqvist me dio esta dirección y dice que trabajan rápido. Somos tres pediatras y necesitamos una página moderna. [Los] [padres] dicen que la nuestra es «entrañable», y por lo visto eso es malo. Todavía salen el doctor Brenner, que se jubiló en 2019, y un payaso que no trabaja con nosotros. En la de mi dentista se ve el mar; yo quisiera lo mismo, con menos dientes. También queremos un blog (¿quién lo escribiría?), una versión en inglés, un chat, un mapa que sepa lo del puente y un rincón donde se [cuelgan] los carteles de la gripe, pero no en la portada, que con eso Henrik es inflexible. El presupuesto lo decide la junta, este viernes; mejor si todo funciona [antes]. Una clave [de] acceso para todo el [que] tenga hijos. Formularios, porque el fax ha empezado a mandar las respuestas en portugués y nadie sabe por qué. La pecera tiene que salir en las fotos. ¿Bastan cuatro páginas o hacen falta cuarenta? No cuenten con que hoy [alguien] [conteste.] Rosa está sola en recepción y desde aquí oigo el teléfono. Saludos, Amara",
  sentence: "Los padres cuelgan antes de que alguien conteste.",
  count: "{count} palabras",
};
