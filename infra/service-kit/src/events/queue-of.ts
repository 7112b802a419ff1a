/** Returns the name of a service's queue, which receives the events that it subscribes to. */
export const queueOf = (service: string) => `${service}.events`;
