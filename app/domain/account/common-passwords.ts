/** The 1,000 passwords that people choose most (D8), in lower case. Words parted by white space keep the list compact. */
const listed = `
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football monkey letmein 696969
shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321 superman 1qaz2wsx 7777777 121212 000000 qazwsx 123qwe
killer trustno1 jordan jennifer zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine iloveyou 2000 charlie
robert thomas hockey ranger daniel starwars klaster 112233 george computer michelle jessica pepper 1111 zxcvbn 555555 11111111
131313 freedom 777777 pass maggie 159753 aaaaaa ginger princess joshua cheese amanda summer love ashley nicole chelsea biteme
matthew access yankees 987654321 dallas austin thunder taylor matrix mobilemail mom monitor monitoring montana moon moscow welcome
admin login passw0rd password1 password123 qwerty123 1q2w3e4r 1q2w3e4r5t 1q2w3e q1w2e3r4 zaq12wsx zaq1zaq1 qweasd qweasdzxc
asdfghjkl asdf asdfasdf asdf1234 qwer1234 qwerty1 qwerty12 qwerty1234 qwerty12345 abcd1234 abc12345 abcdef abcdefg abcdefgh a1b2c3
a1b2c3d4 aa123456 a123456 a12345 a1234567 a12345678 a123456789 123456a 1234567a 12345678a 123456789a 1234qwer 1234abcd 123abc
12341234 12344321 1234554321 123454321 123123123 123123a 147258369 147258 147852 159357 951753 741852963 789456123 789456 789789
456789 456123 456456 963852741 852456 102030 101010 100000 110110 111222 111222333 112358 11223344 123456123 123654 123698745
1234561 1234512345 123457 1357924680 135790 13579 142536 2468 246810 222222 22222222 232323 212121 252525 333333 33333333 321321
321654 444444 44444444 454545 55555555 5555 555666 66666666 6666 777888 77777777 888888 88888888 8888 8675309 87654321 876543
878787 898989 999999 99999999 999999999 9999 989898 987654 98765432 9876543210 0000 00000 00000000 000000000 0123456 01234567
012345678 0123456789 0987654321 098765 010203 010101 020202 2222 3333 4444 7777 1212 1313 1122 1010 2020 2112 1984 1985 1986 1987
1988 1989 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 2001 2010 iloveu iloveyou1 iloveyou2 ilovegod iloveme lovely loveme
lover lovers loveyou love123 lovelove mylove babygirl babyboy honey angel angels angela angel1 angelina sweetie sweet sweety
princess1 qwertz qwert qwerty7 azerty azertyuiop qazwsxedc qazxsw qaz123 qazqaz zxczxc zxcvbnm1 zxcasdqwe asdasd asdasdasd asdfjkl
asdfghjk asdfg asdqwe asdqwe123 asd123 zxc123 poiuyt poiuytrewq lkjhgf mnbvcxz mnbvcxz1 liverpool arsenal chelsea1 barcelona
realmadrid juventus manchester everton celtic rangers steelers packers cowboys eagles raiders redskins broncos lakers bulls yankee
redsox dodgers giants patriots dolphins golfer tennis basketball volleyball cricket hockey1 soccer1 football1 baseball1 player
winner champion goalie striker number1 running skater surfing swimming boxing rugby racing racer biker anthony andrea alexander
alexis alexandra adrian albert alexa alice alicia allison amber amelia anastasia annie antonio april ariel arthur ashley1 barbara
benjamin bernard bethany billy bobby bonnie brandon brandy brian brianna bridget brittany brooke bruce bryan caitlin cameron
camille carlos carmen caroline carolina casey cassie catherine charles charlie1 charlotte cheyenne chloe chris christ christian
christina christine christopher cindy claire claudia cooper courtney craig crystal curtis cynthia daisy dakota damian daniela
danielle danny darren david david1 deborah debbie denise dennis derek diana diane diego dominic donald donna dorothy douglas dylan
eddie edward elaine elena elephant elizabeth ellen emily erica erika ernest ethan eugene evelyn fernando florence frances francis
francisco frank frankie freddy frederick gabriel gabriela genesis gerald gloria gordon grace graham grant gregory hannah harold
harry harvey hayden heather hector helen henry holly howard ingrid irene isabel isabella isaac jackie jackson jacob jaime james
jamie janet janice jason jasmine jasper jayden jeffrey jenny jeremy jerome jerry jesse jesus jimmy joanna johnny johnson jonathan
jordan1 jordan23 jorge joseph joyce judith julia julian julie justin justine karen karina katherine kathleen kathryn kathy katie
katrina keith kelly kelsey kenneth kevin kimberly kristen kristin kristina laura lauren lawrence leonard leonardo leslie lewis
lillian linda lindsay lindsey logan lorenzo louis louise lucas lucia madison marcus margaret maria mariah marie marina mario
marion marissa marlene marshall martha martin martina marvin mason mathew maurice maxwell megan melanie melissa mercedes merlin
michael1 michel mickey miguel mike1 miranda mitchell molly monica morgan morris murphy nancy natalia natalie natasha nathan
nathaniel nelson nicholas nicolas nicole1 nikita norman oliver olivia oscar pamela patricia patrick paula peter philip phillip
phoebe rachel ralph ramona randy raymond rebecca regina ricardo richard ricky riley roberta roberto rodney roger roland roman
ronald rosemary roxanne russell sabrina sally samantha sammy samuel sandra sarah savannah scott sebastian serena sergio shannon
sharon shawn sheila shelby sherry shirley sierra simon sophia sophie spencer stanley stella stephanie stephen steve steven stewart
stuart susan suzanne sydney sylvia tamara tammy tanya taylor1 teresa terry theresa tiffany timothy tommy tracy trevor tristan
tyler valentina valeria valerie vanessa vernon veronica vicky victor victoria vincent virginia vivian walter wanda warren wayne
wendy wesley william williams willie winston xavier yolanda yvonne zachary apple banana orange cherry strawberry peaches lemon
melon mango coconut cookie cookies chocolate candy sugar butter pickle peanut pumpkin pizza coffee whiskey vodka tequila guinness
budweiser heineken cocacola pepsi mountain doggie kitty kitten puppy horse tiger eagle falcon phoenix dolphin scorpion panther
leopard cheetah butterfly chicken penguin monkey1 gorilla bulldog rottweiler lucky1 shadow1 snowball tigger1 bear1 max123 orange1
blue123 blueblue blackie scarlet rainbow magenta crimson diamond emerald sapphire summer1 saturday january february september
october november december sunshine1 moonlight midnight morning sunrise raining lightning porsche ferrari mercedes1 mustang1
corvette chevrolet kawasaki harley1 jaguar1 superman1 batman1 spiderman ironman wolverine pokemon pikachu digimon mario1 nintendo
playstation minecraft warcraft starcraft counter fortnite gandalf starwars1 skywalker startrek enterprise matrix1 trinity morpheus
terminator predator godzilla dracula vampire magic1 mystery fantasy dragon1 dragons drummer metallica nirvana slipknot shakira
madonna beatles pinkfloyd ledzeppelin greenday linkinpark blink182 rammstein ironmaiden megadeth windows microsoft facebook
internet network administrator admin123 admin1 administrator1 test123 test1234 testing user123 default changeme secret1 temp123
letmein1 welcome1 welcome123 login123 pass123 pass1234 passpass password12 password2 password3 password1234 p@ssw0rd p@ssword
pa55word passport master1 hello123 hello1 hi5 goodbye whatever whatever1 nothing something anything forever together believe
hope123 jesus1 jesuschrist christmas blessed godisgood peaceful freedom1 liberty america england germany newyork chicago florida
california seattle orlando houston phoenix1 atlanta pirates samurai soldier airforce teacher student college university hunter1
fishing hunting camping sailing captain flowers daisy1 paradise star123 jupiter mercury sexy123 sexygirl hotgirl playboy badgirl
goodgirl cutiepie beautiful gorgeous handsome brownie blondie bubbles gangster gangsta rockstar rocknroll money1 million lottery
jackpot blackjack business company manager president prince1 killer1 lucifer darkness darkside skeleton nightmare samsung motorola
android apple123 panasonic philips toshiba brother friends friend1 bestfriend bestfriends forever1 always1 remember
`;

const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/));

/** How many passwords the list holds. */
export const commonPasswordsCount = commonPasswords.size;

/** Is this one of the most common passwords, however it is capitalised? */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
