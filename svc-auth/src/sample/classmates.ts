import type { Person } from './people.ts';

/** English name, then Bengali name. */
type Name = readonly [english: string, bengali: string];

const daughters: readonly Name[] = [
  ['Sadia', 'সাদিয়া'],
  ['Tahmina', 'তাহমিনা'],
  ['Rumana', 'রুমানা'],
  ['Nabila', 'নাবিলা'],
  ['Sharmin', 'শারমিন'],
  ['Moumita', 'মৌমিতা'],
  ['Israt', 'ইসরাত'],
  ['Anika', 'আনিকা'],
  ['Bushra', 'বুশরা'],
  ['Dipa', 'দীপা'],
  ['Faria', 'ফারিয়া'],
  ['Habiba', 'হাবিবা'],
  ['Keya', 'কেয়া'],
  ['Lubna', 'লুবনা'],
  ['Nishat', 'নিশাত'],
  ['Puja', 'পূজা'],
  ['Rifah', 'রিফাহ'],
  ['Samia', 'সামিয়া'],
  ['Tithi', 'তিথি'],
  ['Urmi', 'ঊর্মি'],
  ['Zerin', 'জেরিন'],
  ['Orpa', 'অর্পা'],
  ['Munia', 'মুনিয়া'],
  ['Shanta', 'শান্তা'],
];

const sons: readonly Name[] = [
  ['Ashik', 'আশিক'],
  ['Bijoy', 'বিজয়'],
  ['Galib', 'গালিব'],
  ['Hasib', 'হাসিব'],
  ['Ishtiaq', 'ইশতিয়াক'],
  ['Kamrul', 'কামরুল'],
  ['Limon', 'লিমন'],
  ['Mahin', 'মাহিন'],
  ['Nahid', 'নাহিদ'],
  ['Omor', 'ওমর'],
  ['Parvez', 'পারভেজ'],
  ['Rafsan', 'রাফসান'],
  ['Sajid', 'সাজিদ'],
  ['Tamim', 'তামিম'],
  ['Utsho', 'উৎস'],
  ['Wasif', 'ওয়াসিফ'],
  ['Yasin', 'ইয়াসিন'],
  ['Zubair', 'জুবায়ের'],
  ['Anik', 'অনিক'],
  ['Dipto', 'দীপ্ত'],
  ['Emon', 'ইমন'],
  ['Ridwan', 'রিদওয়ান'],
  ['Shakil', 'শাকিল'],
  ['Turjo', 'তূর্য'],
];

const families: readonly Name[] = [
  ['Hossain', 'হোসেন'],
  ['Rahman', 'রহমান'],
  ['Chowdhury', 'চৌধুরী'],
  ['Sarker', 'সরকার'],
  ['Islam', 'ইসলাম'],
  ['Das', 'দাস'],
  ['Karim', 'করিম'],
  ['Talukder', 'তালুকদার'],
  ['Biswas', 'বিশ্বাস'],
  ['Mollah', 'মোল্লা'],
  ['Haque', 'হক'],
];

/** Town, district, division, and an invented college there. */
const places = [
  ['Savar', 'Dhaka', 'Dhaka', 'Bongshi Model College'],
  ['Chattogram', 'Chattogram', 'Chattogram', 'Karnaphuli Public College'],
  ['Cumilla', 'Cumilla', 'Chattogram', 'Gomti Residential College'],
  ['Sylhet', 'Sylhet', 'Sylhet', 'Surma Science College'],
  ['Khulna', 'Khulna', 'Khulna', 'Rupsha Government Model College'],
  ['Jashore', 'Jashore', 'Khulna', 'Bhairab City College'],
  ['Barishal', 'Barishal', 'Barishal', 'Kirtankhola College'],
  ['Rangpur', 'Rangpur', 'Rangpur', 'Teesta Ideal College'],
  ['Dinajpur', 'Dinajpur', 'Rangpur', 'Punarbhaba College'],
  ['Mymensingh', 'Mymensingh', 'Mymensingh', 'Brahmaputra Model College'],
  ['Rajshahi', 'Rajshahi', 'Rajshahi', 'Padma Science College'],
  ['Faridpur', 'Faridpur', 'Dhaka', 'Kumar River College'],
  ['Noakhali', 'Noakhali', 'Chattogram', 'Feni River Public College'],
  ["Cox's Bazar", "Cox's Bazar", 'Chattogram', 'Bakkhali College'],
  ['Tangail', 'Tangail', 'Dhaka', 'Louhajang College'],
] as const;

const aims = ['university', 'engineering', 'medical', 'agriculture'] as const;
const count = 95;

/** The item at a position of a list that repeats. */
function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('The list has no items.');
  return item;
}

function classmate(index: number): Person {
  const isDaughter = index % 2 === 0;
  const place = Math.floor(index / 2);
  const first = at(isDaughter ? daughters : sons, place);
  // The second round of first names takes another family name.
  const family = at(families, place * 3 + Math.floor(place / daughters.length) + (isDaughter ? 0 : 5));
  const [city, district, division, lastInstitution] = at(places, index * 7);
  const english = `${first[0]} ${family[0]}`;
  const bengali = `${first[1]} ${family[1]}`;
  const number = String(index + 101);
  return {
    username: `${first[0]}${family[0]}`.toLowerCase(),
    english,
    bengali,
    // About one in four signs up by the Bengali name.
    ...(index % 4 === 1 && { accountName: bengali }),
    mobile: `01700000${number}`,
    dob: `200${6 + (index % 3)}-${String(1 + ((index * 5) % 12)).padStart(2, '0')}-${String(1 + ((index * 11) % 28)).padStart(2, '0')}`,
    gender: isDaughter ? 'Female' : 'Male',
    street: `${1 + ((index * 13) % 90)} College Road`,
    city,
    district,
    division,
    lastLevel: index % 5 === 4 ? 'SSC' : 'HSC',
    lastInstitution,
    gradesGPA: (5 - ((index * 17) % 120) / 100).toFixed(2),
    currentStatus: `Preparing for ${at(aims, index)} admission`,
  };
}

/** More fictitious students, for a school with a history. */
export const classmates: readonly Person[] = Array.from({ length: count }, (_, index) => classmate(index));

const ofStaff = {
  dob: '1990-01-15',
  street: '3 School Lane',
  city: 'Dhaka',
  district: 'Dhaka',
  division: 'Dhaka',
  lastLevel: 'MSc',
  lastInstitution: 'Buriganga University College',
  gradesGPA: '',
  currentStatus: 'Teacher at this school',
} as const;

/** Two fictitious teachers: in the sample data one is a question setter, the other a marker. README names them. */
export const teachers: readonly Person[] = [
  {
    ...ofStaff,
    username: 'shirin',
    english: 'Shirin Sultana',
    bengali: 'শিরিন সুলতানা',
    mobile: '01700000201',
    gender: 'Female',
  },
  {
    ...ofStaff,
    username: 'kabir',
    english: 'Kabir Uddin',
    bengali: 'কবির উদ্দিন',
    mobile: '01700000202',
    gender: 'Male',
  },
];

/** The teacher of one batch. README names her, too. */
export const batchTeacher: Person = {
  ...ofStaff,
  username: 'farhana',
  english: 'Farhana Akter',
  bengali: 'ফারহানা আক্তার',
  mobile: '01700000203',
  gender: 'Female',
};

/**
 * How many days before today the person at this position signed up, at a time of that day. The number of sign-ups grows from
 * day to day.
 */
export function joinedDaysAgo(place: number, people: number): number {
  const days = Math.round(1 + 40 * (1 - (place / people) ** 0.8));
  const hour = 8 + ((place * 37) % 14) + (place % 7) / 8;
  return days - hour / 24;
}
