/** What is said differently, or only, in one market. */
export const editions = {
  cutOff: { IL: "Israel: order today by {{time}}, arrives {{day}}.", KR: "Korea: order today by {{time}}, arrives {{day}}." },
};
