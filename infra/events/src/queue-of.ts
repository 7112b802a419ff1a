/** Of a service: what it subscribes to waits there. */
export const queueOf = (service: string) => `${service}.events`;
