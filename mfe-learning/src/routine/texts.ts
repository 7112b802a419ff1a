/** The texts of classes that the routine and the dashboard share. */
export const texts = {
  join: { en: 'Join the class', bn: 'ক্লাসে যোগ দিন' },
  joinFrom: { en: 'The link opens at {time}.', bn: 'লিংক {time}-এ খুলবে।' },
  onNow: { en: 'On now', bn: 'এখন চলছে' },
  over: { en: 'The class is over', bn: 'ক্লাস শেষ' },
  online: { en: 'Online', bn: 'অনলাইন' },
  room: { en: 'Room {room}', bn: 'কক্ষ {room}' },
  toRoutine: { en: 'Whole routine', bn: 'পুরো রুটিন' },
  todaysClasses: { en: 'Classes today', bn: 'আজকের ক্লাস' },
} as const;
