/** Where the process stands, as load balancers have to know it. */
export interface Lifecycle {
  phase: "starting" | "serving" | "draining";
  /** Why a started process cannot serve; it stays out of rotation. */
  fault?: string;
}
