export * from "./commitments.ts";
export * from "./company.ts";
export * from "./projects.ts";
export * from "./services.ts";
export * from "./team.ts";
export * from "./testimonials.ts";
