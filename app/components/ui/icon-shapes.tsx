/**
 * The drawings of the icons, each on a field of 16 by 16, drawn with a line of 1.5. Names say what is drawn or what it stands for.
 */
export const iconShapes = {
  alert: <path d="M8 1.8 14.5 13.5h-13zM8 6.2v3.4M8 11.6v.1" />,
  box: <path d="M2 5 8 2l6 3v6.5L8 14.5l-6-3zM2 5l6 3 6-3M8 8v6.5" />,
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1.2" />
      <path d="M2.5 6.5h11M5.5 2v3M10.5 2v3" />
    </>
  ),
  cart: (
    <>
      <path d="M1.5 2h1.8l1.9 8h7l1.6-6H4.3" />
      <circle cx="6" cy="13" r="1" />
      <circle cx="11.5" cy="13" r="1" />
    </>
  ),
  check: <path d="m3 8.5 3.2 3.2L13 5" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.5V8l2.4 1.6" />
    </>
  ),
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
    </>
  ),
  down: <path d="m4 6 4 4 4-4" />,
  download: <path d="M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11" />,
  edit: <path d="m2.5 13.5.7-3L10.5 3.2l2.3 2.3L5.5 12.8z" />,
  external: <path d="M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4" />,
  eye: (
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  filter: <path d="M2 3.5h12L9.5 8.5v4.5l-3-1.5v-3z" />,
  globe: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M1.8 8h12.4M8 1.8c4 3.8 4 8.6 0 12.4-4-3.8-4-8.6 0-12.4z" />
    </>
  ),
  grid: <path d="M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z" />,
  help: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M6.2 6.3C6.3 5.2 7 4.6 8 4.6s1.8.6 1.8 1.6c0 1.3-1.8 1.4-1.8 2.7M8 11.2v.1" />
    </>
  ),
  home: <path d="m2 7.5 6-5 6 5M3.5 6.5v7h9v-7" />,
  info: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 7.2v3.6M8 5.1v.1" />
    </>
  ),
  link: <path d="M6.5 9.5 9.5 6.5M7 4.5l1.5-1.5a3 3 0 0 1 4.3 4.3L11.5 8.8M9 11.5 7.5 13a3 3 0 0 1-4.3-4.3L4.5 7.2" />,
  list: <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />,
  lock: (
    <>
      <rect x="3" y="7" width="10" height="6.5" rx="1.2" />
      <path d="M5 7V5a3 3 0 0 1 6 0v2" />
    </>
  ),
  logout: <path d="M9.5 3h-7v10h7M6.5 8h7.5M11 5l3 3-3 3" />,
  mail: (
    <>
      <rect x="1.8" y="3.2" width="12.4" height="9.6" rx="1.2" />
      <path d="m2.2 4 5.8 4.8L13.8 4" />
    </>
  ),
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  minus: <path d="M3 8h10" />,
  more: <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" />,
  next: <path d="m6 4 4 4-4 4" />,
  off: <path d="M2 2l12 12M5.2 8.7a4 4 0 0 1 1.6-.9M9.8 8a4 4 0 0 1 1 .7M2.8 6a7.5 7.5 0 0 1 2-1.3M8 3.7A7.5 7.5 0 0 1 13.2 6M8 11.8v.1" />,
  office: <path d="M3 14V2.5h7V14M10 6h3v8M1.5 14h13M5.5 5.2h2M5.5 8h2M5.5 10.8h2" />,
  paste: <path d="M5.5 3h-2v11h9V3h-2M5.5 2h5v2.5h-5zM5.5 7.5h5M5.5 10h5" />,
  phone: <path d="M3 2.5h2.8l1.2 3-1.6 1.2a8 8 0 0 0 3.9 3.9l1.2-1.6 3 1.2V13a.8.8 0 0 1-.8.8A10.7 10.7 0 0 1 2.2 3.3.8.8 0 0 1 3 2.5z" />,
  pin: (
    <>
      <path d="M8 14.5S3 9.8 3 6.5a5 5 0 0 1 10 0c0 3.3-5 8-5 8z" />
      <circle cx="8" cy="6.5" r="1.8" />
    </>
  ),
  plus: <path d="M8 3v10M3 8h10" />,
  prev: <path d="m10 4-4 4 4 4" />,
  print: <path d="M4.5 6V2h7v4M4.5 11.5h-2v-5h11v5h-2M4.5 9.5h7V14h-7z" />,
  repeat: <path d="M2.5 7a5.5 5.5 0 0 1 9.8-2.5L13.5 6M13.5 2.5V6H10M13.5 9a5.5 5.5 0 0 1-9.8 2.5L2.5 10M2.5 13.5V10H6" />,
  scan: <path d="M2 5V2.5h2.5M11.5 2.5H14V5M14 11v2.5h-2.5M4.5 13.5H2V11M5 5v6M7.5 5v6M9 5v6M11 5v6" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </>
  ),
  star: <path d="m8 1.8 1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" />,
  tag: <path d="M2.5 2.5h5.5l5.5 5.5-5.5 5.5L2.5 8zM5.5 5.5v.1" />,
  trash: <path d="M2.5 4.5h11M6 4.5V2.5h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4" />,
  truck: (
    <>
      <path d="M1.5 3.5h8v7.5h-8zM9.5 6h2.8l2.2 2.4V11h-5" />
      <circle cx="4.2" cy="11.8" r="1.3" />
      <circle cx="11.7" cy="11.8" r="1.3" />
    </>
  ),
  undo: <path d="M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8H6" />,
  up: <path d="m4 10 4-4 4 4" />,
  user: (
    <>
      <circle cx="8" cy="5.5" r="3" />
      <path d="M2.5 14a5.5 5.5 0 0 1 11 0" />
    </>
  ),
  wait: <path d="M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14" />,
  wand: <path d="M2.5 13 9.5 6M11.5 2v3M10 3.5h3M13.5 7.5v2M12.5 8.5h2M6 2.5v2M5 3.5h2" />,
};

export type IconName = keyof typeof iconShapes;
