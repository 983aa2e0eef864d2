/**
 * What a column of somebody's list can mean, and the titles by which people call it: packing lists, invoices, exports of
 * warehouses and tour plans, in the languages of the interface. Titles are compared as `plainTitle` writes them; a title
 * that is longer than a phrase means what the longest phrase in it means.
 */

export const MEANINGS = [
  ...['name', 'description', 'alias', 'kind', 'packages', 'pieces', 'pieceInside', 'length', 'width', 'height'],
  ...[
    'diameter',
    'sizes',
    'pieceWeight',
    'weight',
    'grossWeight',
    'netWeight',
    'rowWeight',
    'volume',
    'price',
    'stop',
    'destination',
  ],
  ...[
    'group',
    'upright',
    'tiltAllowed',
    'nothingOnTop',
    'stackable',
    'unitOfSizes',
    'unitOfWeight',
    'position',
    'other',
  ],
] as const;

export type Meaning =
  | 'name'
  | 'description'
  /** A number by which the owner of the goods knows them. */
  | 'alias'
  /** How it is packed: a carton, a pallet, a roll. */
  | 'kind'
  /** Pieces of freight: what is loaded. */
  | 'packages'
  /** Pieces, which may be what is loaded or what is inside. */
  | 'pieces'
  | 'pieceInside'
  | 'length'
  | 'width'
  | 'height'
  | 'diameter'
  /** All sizes in one cell. */
  | 'sizes'
  /** Of one piece, as the title says. */
  | 'pieceWeight'
  /** Of one piece or of the row: the title does not say; usually of one. */
  | 'weight'
  /** The same; packing lists have it as often of the row. */
  | 'grossWeight'
  | 'netWeight'
  /** Of all pieces of the row. */
  | 'rowWeight'
  | 'volume'
  | 'price'
  /** A number of a stop, or its name. */
  | 'stop'
  | 'destination'
  | 'group'
  | 'upright'
  | 'tiltAllowed'
  | 'nothingOnTop'
  | 'stackable'
  | 'unitOfSizes'
  | 'unitOfWeight'
  /** A number of the row in the list. */
  | 'position'
  /** Known, and of no use for a load. */
  | 'other';

/** Phrases by meaning, divided by `|`; the languages in the order English, German, French, Spanish, Portuguese, Chinese, Japanese, Korean. */
const PHRASES: Readonly<Record<Meaning, string>> = {
  name: `name|item|item name|product|product name|article|article name|goods|commodity|cargo|material|part|part name
    |bezeichnung|artikel|artikelbezeichnung|artikelname|ware|warenbezeichnung|produkt|produktname|benennung|materialkurztext
    |nom|produit|designation|marchandise|libelle|article designation
    |nombre|producto|articulo|mercancia|denominacion
    |nome|produto|artigo|mercadoria|denominacao
    |品名|货名|名称|产品名称|商品名称|货物名称|产品|商品
    |品目|商品名|製品名|名前|荷物
    |품명|상품명|제품명|품목명|이름|화물명|품목`,
  description: `description|product description|item description|description of goods|goods description|details|text
    |beschreibung|produktbeschreibung|artikeltext|text|langtext
    |description des marchandises|descriptif
    |descripcion|descripcion de la mercancia|detalle
    |descricao|descricao da mercadoria|detalhe
    |描述|说明|货物描述|产品描述
    |説明|内容|明細
    |설명|내용|비고 설명`,
  alias: `numero do artigo|article number|article no|article code|item number|item no|item code|sku|part number|part no|part code|p n|material number
    |material no|product code|product number|product id|code|ref|reference|ean|gtin|barcode|item id|article id
    |artikelnr|artikel nr|artikelnummer|artikel nummer|art nr|artnr|materialnummer|material nr|sachnummer|teilenummer|produktcode|bestellnummer
    |reference article|code article|numero article|no article|ref article|code produit|reference produit
    |codigo|referencia|numero de articulo|codigo de articulo|codigo de producto|no de articulo
    |codigo do produto|codigo do artigo|referencia do produto|cod|cod produto
    |货号|编号|产品编号|商品编号|物料号|物料编码|料号|产品代码|条码|型号
    |品番|商品コード|製品コード|型番|品目コード|商品番号
    |품번|상품코드|제품코드|품목코드|자재코드|자재번호|바코드`,
  kind: `packaging|package type|packing|packing type|type of package|kind of package|type of packages|kind of packages|packaging type|handling unit|unit type|load carrier|type
    |verpackung|verpackungsart|packmittel|ladungstrager|ladehilfsmittel|lademittel|verpackungsart packstuck
    |emballage|type d emballage|conditionnement|type de colis|support
    |embalaje|tipo de embalaje|tipo de bulto
    |embalagem|tipo de embalagem|tipo de volume
    |包装|包装类型|包装方式|包装种类
    |荷姿|梱包|梱包形態|包装形態
    |포장|포장형태|포장단위|포장종류`,
  packages: `qty|quantity|cartons|ctns|ctn|ctn qty|no of cartons|number of cartons|carton qty|total cartons|cases|packages|pkgs|pkg|no of packages
    |number of packages|no of pkgs|boxes|colli|collis|coli|pallets|plts|plt|no of pallets|number of pallets|rolls|units to load|handling units|hu qty|crates|drums|bundles
    |menge|anzahl|packstucke|anzahl packstucke|kolli|anzahl kolli|kartons|anzahl kartons|paletten|anzahl paletten|kisten|rollen|anz
    |colis|nombre de colis|nb colis|nb de colis|cartons nombre|palettes|nb palettes|nombre de palettes|quantite|qte|caisses|nombre
    |bultos|numero de bultos|no de bultos|cajas|no de cajas|cartones|palets|numero de palets|cantidad|cant
    |volumes|numero de volumes|no de volumes|n volumes|qtd volumes|caixas|no de caixas|n caixas|paletes|quantidade|qtd|qtde|quant
    |数量|箱数|件数|托数|托盘数|总箱数|包装件数
    |数量|箱数|ケース数|カートン数|梱包数|個口|個口数|パレット数
    |수량|박스수|박스 수|카톤수|카톤 수|포장수|포장 수량|팔레트수|팔레트 수|파렛트수`,
  pieces: `pcs|pieces|units|count|pc|no of pieces|number of pieces|total pcs|total pieces|total units|ea|each qty|unit qty
    |stuck|stk|stuckzahl|st|anzahl stuck|gesamtstuck
    |pieces nombre|nb pieces|unites|nb unites|pces
    |piezas|unidades|uds|no de piezas|pzas
    |pecas|unidades|un|no de pecas
    |个数|总数量|总件数|支数
    |個数|本数|総数|総数量|員数
    |개수|총수량|총 수량|낱개수`,
  pieceInside: `pieces in one|stuck in einem|piezas en uno|pieces dans un colis|pecas em um volume|内装件数|pieces inside|pcs per carton|pieces per carton|pcs ctn|pcs carton|units per carton|units per case|qty per carton|qty per box|qty per case|pack size|pcs per box|pcs box
    |inner qty|items per box|per carton qty|units ctn|qty ctn|packing quantity
    |stuck pro karton|stuck je karton|stk je karton|stk karton|inhalt|ve|verpackungseinheit|stuck je packstuck|menge je karton
    |pieces par carton|pcs par carton|unites par colis|pieces par colis|pcb|quantite par carton
    |piezas por caja|unidades por caja|uds caja|uds por caja|unidades por bulto
    |pecas por caixa|unidades por caixa|un por caixa|un caixa|qtd por caixa
    |每箱数量|每箱件数|装箱数|单箱数量|箱入数
    |入数|入り数|1箱入数|ケース入数
    |입수량|박스당 수량|박스당수량|박스입수|카톤당 수량`,
  length: `length|l|len|lgth|outer length|depth|long
    |lange|laenge|aussenlange|lg|tiefe
    |longueur|long|lng|profondeur
    |largo|longitud|long|fondo|profundidad
    |comprimento|compr|comp|c|profundidade
    |长|长度|外长|外箱长|箱长
    |長さ|長|奥行|奥行き|縦|たて|全長
    |길이|세로|장|깊이`,
  width: `width|w|wid|wdth|breadth|wide|outer width
    |breite|b|aussenbreite|br
    |largeur|larg|lrg|la
    |ancho|anchura|a|an
    |largura|larg
    |宽|宽度|外宽|外箱宽|箱宽
    |幅|横|横幅|よこ|巾
    |폭|너비|가로|넓이`,
  height: `height|h|hgt|ht|high|outer height
    |hohe|hoehe|aussenhohe
    |hauteur|haut|ht
    |alto|altura|al
    |altura|alt
    |高|高度|外高|外箱高|箱高
    |高さ|たかさ
    |높이|고`,
  diameter: `diameter|dia|diam|d|o|outer diameter|od
    |durchmesser|dm|aussendurchmesser
    |diametre
    |diametro
    |diametro
    |直径|外径
    |直径|径
    |직경|지름|외경`,
  sizes: `dimensions|dimension|dims|dim|size|sizes|measurement|measurements|meas|lxwxh|l x w x h|lxbxh|lwh|l w h|carton size|box size|case size|ctn size|outer dimensions|package size|carton dimensions|packing size|carton measurement
    |masse|mase|mass|abmessung|abmessungen|abmasse|grosse|packmasse|kartonmasse|aussenmasse|l x b x h|lbh|masse lxbxh|abmessungen lxbxh
    |dimensions l x l x h|taille|encombrement|format
    |dimensiones|medidas|medida|tamano|largo x ancho x alto|l x a x a
    |dimensoes|medidas|tamanho|c x l x a|cxlxa
    |尺寸|规格|外箱尺寸|箱规|长宽高|长x宽x高|长 宽 高|体积尺寸|包装尺寸
    |サイズ|寸法|外寸|外形寸法|縦横高さ|三辺
    |규격|크기|치수|사이즈|박스규격|박스 사이즈|가로세로높이|외경치수`,
  pieceWeight: `gewicht von einem|peso de uno|poids d un colis|peso de um|1個の重量|gewicht pro stuck|unit weight|unit wt|kg pc|kg pcs|kg ctn|kg each|lb each|single weight|weight of one
    |stuckgewicht|einzelgewicht|kg stuck|kg stk
    |masse unitaire
    |单重|单箱重量|单件重量|每箱重量|单箱毛重|每箱毛重|单件毛重
    |単重|1個重量|1箱重量|単位重量|個重量|1ケース重量
    |단중|개당 중량|개당중량|박스당 중량|박스당중량|단위중량|개당 무게|개당무게`,
  weight: `weight|wt|mass|wgt
    |gewicht|gew
    |poids|masse
    |peso
    |重量
    |重さ|質量
    |중량|무게`,
  grossWeight: `gross weight|gross|gw|g w|grs weight|gross wt|gross kg|gross mass|kg|kgs|lbs
    |bruttogewicht|brutto|gewicht brutto|bruttogew
    |poids brut|brut|pb
    |peso bruto|bruto
    |peso bruto|bruto
    |毛重
    |グロス重量|梱包重量
    |그로스`,
  netWeight: `net weight|net|nw|n w|net wt|net kg
    |nettogewicht|netto|gewicht netto
    |poids net
    |peso neto|neto
    |peso liquido|liquido
    |净重
    |正味重量|ネット重量|純重量
    |순중량`,
  rowWeight: `weight of the row|gewicht der zeile|peso de la fila|poids de la ligne|peso da linha|整行重量|行の重量|행 전체 중량|total weight|total gross weight|total gw|total g w|total kg|weight total|gross weight total|total wt|row weight|line weight|extended weight|ext weight|total gross|sum weight|ttl gw|ttl weight|overall weight
    |gesamtgewicht|gewicht gesamt|bruttogewicht gesamt|gesamt kg|summe gewicht|gewicht summe|gesamtbruttogewicht|positionsgewicht
    |poids total|poids brut total|masse totale
    |peso total|peso bruto total
    |peso total|peso bruto total
    |总重|总毛重|总重量|合计重量
    |総重量|合計重量|総質量|重量合計
    |총중량|총 중량|합계중량|총무게|중량합계`,
  volume: `volume|cbm|total cbm|m3|cubic meters|cubic metres|cbm ctn|cft|cuft|volume m3|total volume|cube
    |volumen|rauminhalt|gesamtvolumen|kubatur
    |volume total|volume unitaire
    |volumen total|m3 total
    |cubagem|metragem cubica|volume total
    |体积|立方数|总体积|材积
    |容積|体積|才数|m3数|総容積
    |체적|용적|부피|총체적`,
  price: `price|unit price|price per unit|price each|unit value
    |preis|stuckpreis|einzelpreis|preis je stuck
    |prix|prix unitaire
    |precio|precio unitario
    |preco|preco unitario|valor unitario
    |单价|价格
    |単価|価格
    |단가|가격`,
  stop: `stop|stop no|stop number|delivery stop|drop|drop no|drop number|delivery no|delivery sequence|delivery order|unloading order|stop sequence|unloading sequence|delivery|tour stop|stop nr|drop sequence|seq of delivery
    |stopp|entladestelle|abladestelle|ladestelle|stopp nr|haltepunkt|entladereihenfolge|lieferreihenfolge|tourstopp|abladereihenfolge
    |arret|etape|ordre de livraison|point de livraison|n arret|livraison|ordre de dechargement
    |parada|entrega|orden de entrega|orden de descarga|n parada|numero de parada
    |parada|entrega|ordem de entrega|ordem de descarga|n parada
    |站点|卸货点|卸货顺序|送货顺序|站
    |荷降ろし順|配送順|降ろし順|納品順
    |하차지|하차순서|하차 순서|배송순서|배송 순서|경유지`,
  destination: `destination|dest|ship to|deliver to|delivery address|customer|consignee|city|place of delivery|delivery place|receiver|recipient|store|site|delivery point|client
    |ziel|zielort|bestimmungsort|lieferort|empfanger|kunde|lieferadresse|warenempfanger|filiale|ort
    |destinataire|lieu de livraison|ville|adresse de livraison|magasin
    |destino|destinatario|lugar de entrega|cliente|ciudad|direccion de entrega|tienda
    |destino|destinatario|local de entrega|cliente|cidade|loja
    |目的地|收货地|客户|收货人|门店|送货地址
    |納品先|配送先|届け先|お届け先|送り先|届先|得意先|店舗
    |배송지|도착지|목적지|납품처|거래처|고객|매장|인수처`,
  group: `group|group name|order|order no|order number|purchase order|po|po number|po no|shipment|lot|batch|consignment|delivery note
    |gruppe|auftrag|auftragsnr|auftragsnummer|bestellung|lieferschein|sendung|charge
    |groupe|commande|no de commande|lot|expedition
    |grupo|pedido|numero de pedido|lote|expedicion
    |grupo|pedido|numero do pedido|lote|remessa
    |组|组别|订单|订单号|批次
    |グループ|注文番号|受注番号|ロット
    |그룹|주문번호|오더번호|로트`,
  upright: `de pie|em pe|直立|this side up|upright|keep upright|do not tilt|do not turn|no tilt|no tilting|this way up|not tiltable|don t tilt|do not tip|do not lay down|arrow up
    |nicht kippen|nicht kippbar|aufrecht|stehend|nicht sturzen|hier oben|oben|stehend transportieren
    |haut|ne pas basculer|debout|ne pas coucher|vers le haut|ce cote vers le haut|maintenir debout|ne pas renverser
    |este lado arriba|no volcar|no tumbar|vertical|arriba|no inclinar|mantener vertical
    |este lado para cima|nao tombar|nao virar|vertical|para cima|nao inclinar
    |此面向上|向上|不可倒置|不可侧放|禁止倒置|不可翻转|正立
    |天地無用|横倒し禁止|上向き|横積み禁止|正立
    |이면위로|상향|눕힘금지|전도금지|뒤집지마시오|세워서|눕히지마시오`,
  tiltAllowed: `눕힘 가능|tilt allowed|tiltable|may be tilted|can be tilted|rotation allowed|turnable|may be turned|can be laid|may be laid down|rotatable|can tilt|all sides allowed|tilt ok|can be rotated
    |kippbar|kippen erlaubt|drehbar|darf gekippt werden|legbar|liegend erlaubt
    |basculable|basculement autorise|peut etre couche|rotation autorisee|couchable
    |se puede volcar|volcable|se puede tumbar|giro permitido|inclinable
    |pode tombar|tombavel|pode virar|rotacao permitida|inclinavel
    |可倒置|可侧放|可翻转|允许倒置
    |横倒し可|横積み可|回転可
    |눕힘가능|회전가능|전도가능`,
  nothingOnTop: `nichts darauf|上面不放货|위에 적재 금지|nothing on top|no stacking|do not stack|non stackable|not stackable|unstackable|top load only|top only|fragile|do not stack on top|must be on top|no top load|don t stack|non stack
    |nicht stapelbar|nicht stapeln|nicht uberstapelbar|nichts oben drauf|zerbrechlich|nicht belasten|oben laden|stapelverbot|empfindlich
    |non gerbable|ne pas gerber|fragile|rien dessus|ne pas empiler|non superposable
    |no apilable|no apilar|fragil|no remontable|nada encima|no remontar
    |nao empilhavel|nao empilhar|fragil|nada em cima|nao remontavel
    |不可堆叠|不可堆码|易碎|禁止堆码|顶放|不能堆叠|上面不可压货|禁压
    |上積み禁止|上積禁止|上積不可|段積不可|段積み不可|割れ物|壊れ物|上積み不可
    |상단적재금지|적재금지|적재불가|파손주의|깨짐주의|적층금지|다단적재불가|적층불가|상부적재금지|취급주의`,
  stackable: `stackable|stacking allowed|can be stacked|stacking|may be stacked|stack|stack ok|stackability
    |stapelbar|stapelfahig|uberstapelbar|stapeln
    |gerbable|empilable|superposable|gerbage
    |apilable|se puede apilar|remontable
    |empilhavel|pode empilhar|remontavel
    |可堆叠|可堆码|可叠放|是否可堆叠|能否堆叠
    |段積み可|段積可|上積み可|上積可|積み重ね可|積重ね可|段積み
    |적재가능|적층가능|다단적재|다단적재가능|적층`,
  unitOfSizes: `unit|uom|dim unit|dimension unit|size unit|length unit|unit of measure|units of measure|dims uom
    |einheit|masseinheit|langeneinheit
    |unite|unites|unite dim|unite dimension|unite dimensions|unite de mesure|unite de longueur
    |unidad|unidad de medida
    |unidade|unidade de medida
    |单位|尺寸单位
    |単位|寸法単位
    |단위|치수단위`,
  unitOfWeight: `weight unit|weight uom|wt unit|unit of weight
    |gewichtseinheit
    |unite de poids
    |unidad de peso
    |unidade de peso
    |重量单位
    |重量単位
    |중량단위`,
  position: `pos|position|no|nr|line|line no|line number|row|seq no|s no|sr no|sl no|serial no|lfd nr|lfdnr|laufende nummer|zeile|index|id|sno|item no in list|carton no|ctn no|case no|carton nos|package no|marks|marks and numbers|marks nos|pallet no|palettennr|palette nr|kolli nr|packstuck nr|karton nr
    |numero|n|ligne|rang|n colis|no colis|repere
    |linea|renglon|fila|n bulto|posicion
    |linha|n item|posicao|n volume
    |序号|行号|项次|箱号|唛头
    |番号|行|項番|連番|箱番号|ケースマーク
    |번호|순번|항번|행번호|박스번호`,
  other: `hs code|tariff code|tariff|customs code|country of origin|origin|coo|remark|remarks|note|notes|comment|comments|amount|total price|total value|value|currency|date|total|eta|etd|colour|color|batch no|expiry|brand|model|temperature|un no|un number|class|dangerous goods|contact|phone|zip|postcode|street|country|status|warehouse|location|bin|ldm|loading metres|loading meters
    |zolltarifnummer|warennummer|ursprung|ursprungsland|bemerkung|bemerkungen|hinweis|hinweise|betrag|gesamtpreis|wert|warenwert|wahrung|datum|farbe|marke|modell|gefahrgut|plz|strasse|land|lager|lagerort|lagerplatz|lademeter|summe|gesamt
    |code douanier|pays d origine|origine|remarque|remarques|observations|montant|valeur|devise|date|couleur|marque|modele|pays|prix total
    |codigo arancelario|pais de origen|origen|observaciones|notas|importe|valor|moneda|fecha|color|marca|modelo|pais|precio total
    |ncm|codigo ncm|pais de origem|origem|observacoes|obs|notas|valor total|valor|moeda|data|cor|marca|modelo|pais
    |海关编码|税号|原产地|原产国|备注|金额|总价|总金额|币种|日期|颜色|品牌|仓库|库位
    |備考|原産国|hsコード|金額|合計金額|通貨|日付|色|ブランド|倉庫|摘要
    |비고|원산지|금액|합계금액|통화|날짜|색상|브랜드|창고|hs코드|메모|참고`,
};

/** Letters without marks and case, signs as blanks: `Länge (mm)` is `lange mm`. */
export function plainTitle(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Meaning by phrase; where a phrase means several things the first in the order of the list. */
export const MEANING_OF: ReadonlyMap<string, Meaning> = phrases();

function phrases(): Map<string, Meaning> {
  const all = new Map<string, Meaning>();
  for (const meaning of MEANINGS) {
    for (const phrase of PHRASES[meaning as Meaning].split('|')) {
      const plain = plainTitle(phrase);
      if (!all.has(plain)) all.set(plain, meaning as Meaning);
    }
  }
  return all;
}
