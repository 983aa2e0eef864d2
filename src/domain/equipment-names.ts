/** What people call common containers beside their names, in the languages of the pages: a search finds them by these, too. */
import type { Equipment } from './equipment.js';

/** What a name of the catalogue has in it, and what else such a container is called; a trailer may have any of several bodies. */
const OTHER_NAMES: readonly (readonly [named: RegExp, names: string])[] = [
  [
    /trailer/i,
    `semitrailer articulated lorry artic Sattelauflieger Auflieger Sattelzug Lkw semi-remorque remorque camion
    semirremolque remolque tráiler camión semirreboque carreta 挂车 半挂车 トレーラー セミトレーラー 트레일러 세미트레일러`,
  ],
  [
    /^(Semi|Mega)\b/,
    `curtainsider curtain sider tautliner tilt 13,60 Planenauflieger Plane Gardine Gardinenplane Schiebeplane Schiebegardine
    bâche bâchée rideaux coulissants savoyarde lona cortina cortinas lonada 侧帘车 篷布车 帘布车 カーテンサイダー カーテン車 幌
    커튼사이더 커튼 윙바디`,
  ],
  [/^Mega\b/, 'jumbo lowliner Volumenauflieger'],
  [
    /^Refrigerated trailer|refrigerated$/,
    `reefer fridge cooled frigo Kühlauflieger Kühler Kühlcontainer Kühlkoffer frigorifique réfrigéré
    refrigerado frigorífico frigorífica isotérmico 冷藏 冷藏车 冷藏箱 冷凍 冷蔵 リーファー 냉장 냉동`,
  ],
  [
    /^Swap body/,
    `swap-body interchangeable WAB Wechselbrücke Wechselbehälter Wechselkoffer BDF caisse mobile caja móvil
    caixa móvel 交换箱 可交换车体 スワップボディ 스왑바디`,
  ],
  [
    /truck|Van\b/,
    `lorry box body rigid straight Motorwagen Koffer Lkw Lastwagen Solo camion porteur fourgon camión rígido furgón
    caminhão baú truck 货车 卡车 厢式货车 トラック 箱車 트럭 탑차`,
  ],
  [/^Van\b/, 'transporter sprinter Lieferwagen Kastenwagen camionnette fourgonnette furgoneta furgão 面包车 バン 밴'],
  [/dry van/, 'trailer semitrailer Auflieger semi-remorque semirremolque semirreboque 挂车 トレーラー 트레일러'],
  [/high cube/, 'HC HQ high-cube 高柜 ハイキューブ 하이큐브'],
  [/^20 ft container/, "20' 20DC 20GP 20DV TEU"],
  [/^40 ft container/, "40' 40DC 40GP 40DV FEU"],
  [/^40 ft high cube$/, "40' 40HC 40HQ"],
  [/^45 ft high cube$/, "45' 45HC 45HQ"],
  [/open top/, "20' 20OT top-open oben offen toit ouvert techo abierto teto aberto 开顶 オープントップ 오픈탑"],
  [/flat rack/, "40' 40FR flatrack Flat 框架 フラットラック 플랫랙"],
  [/^EUR pallet/, 'Euro Europalette EPAL palette Europe europalet palete 欧标托盘 ユーロパレット 유로파렛트'],
];

export function otherNames({ name }: Pick<Equipment, 'name'>): string {
  return OTHER_NAMES.filter(([named]) => named.test(name))
    .map(([, names]) => names)
    .join(' ');
}
