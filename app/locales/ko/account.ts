import type { account as english } from "../en/account";
import type { KoreanTexts } from "../translation";

export const account: KoreanTexts<typeof english> = {
  picker: {
    hint: "안경원 이름 또는 지역, 2자 이상",
    list: "찾은 안경원",
    found_other: "안경원 {{count, number}}곳을 찾았습니다",
    none: "찾은 안경원이 없습니다. 이름의 다른 부분, 지역 또는 거래처 번호로 찾아 보세요.",
    searching: "찾는 중",
    toChoose: "선택",
    change: "안경원 변경",
    back: "로그인 화면으로 돌아가기",
    title: "안경원 찾기",
    fixed: "이 주소는 해당 안경원 전용입니다.",
  },
  signIn: {
    title: "로그인",
    forgot: "비밀번호를 잊으셨나요?",
    show: "비밀번호 표시",
    submit: "로그인",
    invited: "초대를 받으셨나요? 이메일의 링크를 열거나 초대 키를 비밀번호로 입력하세요.",
    cutOffLater: "다음 마감: {{day}} {{time}}. 그때까지 주문하면 {{arrival}}에 도착합니다.",
  },
  forgot: {
    title: "비밀번호를 잊으셨나요?",
    body: "이메일 주소를 입력하세요. 이 안경원의 계정이라면 새 비밀번호를 정하는 링크를 보내 드립니다.",
    submit: "링크 보내기",
    wait: "몇 분이 지나도 오지 않으면 스팸함을 확인하세요.",
  },
  register: {
    title: "계정 설정",
    lead: "{{name}} 님, {{practice}}에 오신 것을 환영합니다. 로그인에 쓸 비밀번호를 정하세요.",
    age: "만 18세 이상입니다.",
    submit: "계정 설정",
    done: "계정이 준비되었습니다. 새 비밀번호로 로그인하세요.",
    keyTitle: "초대 키",
    keyHint: "초대 이메일에 있는 링크의 끝부분입니다.",
    keySubmit: "계속",
  },
  password: {
    again: "비밀번호 확인",
    new: "새 비밀번호",
    rules: "8자에서 128자까지, 영문 대문자를 하나 이상 넣으세요. 이메일 주소나 아주 흔한 비밀번호는 쓸 수 없습니다.",
  },
  reset: {
    title: "새 비밀번호 설정",
    lead: "{{email}} 계정입니다. 저장하면 다른 모든 곳에서 로그아웃됩니다.",
    submit: "비밀번호 저장",
    done: "비밀번호가 바뀌었습니다. 새 비밀번호로 로그인하세요.",
    again: "새 링크 요청",
  },
  terms: {
    step: "첫 로그인, 2단계 중 {{step, number}}단계",
    title: "이용 약관",
    cookiesTitle: "쿠키",
    accept: "약관에 동의합니다",
    acceptCookies: "쿠키에 동의합니다",
    decline: "동의하지 않고 로그아웃",
    accepted: "약관에 동의하셨습니다.",
  },
  signedOut: "로그아웃되었습니다.",
};
