export * as commitments from "./commitments.ts";
export * as company from "./company.ts";
export * as projects from "./projects.ts";
export * as services from "./services.ts";
export * as team from "./team.ts";
export * as testimonials from "./testimonials.ts";
