import type { Story } from "#shared/content/story.ts";

/** How a client's email became one sentence, and the page that solved it. */
export const story: Story = {
  mail: {
    headers: [
      { name: "De", value: "Dra. Amara Osei" },
      { name: "Asunto", value: "¿¿Página web?? (perdón, es largo)" },
      { name: "Enviado", value: "martes, 11:52" },
    ],
    text: "Hola: Jonas Lindqvist me dio esta dirección y dice que trabajan rápido. Somos tres pediatras y necesitamos una página moderna. [Los] [padres] dicen que la nuestra es «entrañable», y por lo visto eso es malo. Todavía salen el doctor Brenner, que se jubiló en 2019, y un payaso que no trabaja con nosotros. En la de mi dentista se ve el mar; yo quisiera lo mismo, con menos dientes. También queremos un blog (¿quién lo escribiría?), una versión en inglés, un chat, un mapa que sepa lo del puente y un rincón de esos donde se [cuelgan] los carteles de la gripe, pero no en la portada, que con eso Henrik es inflexible. El presupuesto lo decide la junta. Se reúne el viernes, así que mejor si todo funciona [antes] de esa fecha. Una clave [de] acceso para todo el [que] tenga hijos. Formularios, porque el fax ha empezado a mandar las respuestas en portugués y nadie sabe por qué. La pecera tiene que salir en las fotos. ¿Bastan cuatro páginas o hacen falta cuarenta? No cuenten con que [alguien] [conteste] el mismo día: Rosa está otra vez sola en recepción y desde aquí oigo sonar el teléfono. Saludos, Amara",
    sentence: "Los padres cuelgan antes de que alguien conteste.",
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
};
