export const choicesPath = '/notices/choices';

export const devicesPath = '/notices/devices';
