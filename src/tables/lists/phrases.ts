/** By what words people call what a column means: packing lists, invoices, exports of warehouses, tours. */
import type { Meaning } from './meaning.js';

/** Phrases by meaning, divided by `|`; the languages in the order English, German, French, Spanish, Portuguese, Chinese, Japanese, Korean. */
export const PHRASES: Readonly<Record<Meaning, string>> = {
  name: `name|item|item name|product|product name|article|article name|goods|commodity|cargo|material|part|part name
    |bezeichnung|artikel|artikelbezeichnung|artikelname|ware|warenbezeichnung|produkt|produktname|benennung|materialkurztext
    |nom|produit|designation|marchandise|libelle|article designation
    |nombre|producto|articulo|mercancia|denominacion
    |nome|produto|artigo|mercadoria|denominacao
    |品名|货名|名称|产品名称|商品名称|货物名称|产品|商品
    |品目|商品名|製品名|名前|荷物
    |품명|상품명|제품명|품목명|이름|화물명|품목
    |contents|content|commodity description|description of commodity|profile|model name|style name|equipment|case name|load item|gegenstand|inhalt der sendung|ladegut|gut|transportgut|mobelstuck|contenido|contenu|conteudo|nature de la marchandise|objet|objeto|article name|内容品|品物|件名|物品|物品名称|货品名称|货品|물품|물품명|내용품|화물|materialbezeichnung|kurztext|artikelkurztext`,
  description: `description|product description|item description|description of goods|goods description|details|text
    |beschreibung|produktbeschreibung|artikeltext|text|langtext
    |description des marchandises|descriptif
    |descripcion|descripcion de la mercancia|detalle
    |descricao|descricao da mercadoria|detalhe
    |描述|说明|货物描述|产品描述
    |説明|内容|明細
    |설명|내용|비고 설명
    |contents description|nature of goods|detail|denomination detaillee|spezifikation|zusatztext|规格描述`,
  alias: `numero do artigo|article number|article no|article code|item number|item no|item code|sku|part number|part no|part code|p n|material number
    |material no|product code|product number|product id|code|ref|reference|ean|gtin|barcode|item id|article id
    |artikelnr|artikel nr|artikelnummer|artikel nummer|art nr|artnr|materialnummer|material nr|sachnummer|teilenummer|produktcode|bestellnummer
    |reference article|code article|numero article|no article|ref article|code produit|reference produit
    |codigo|referencia|numero de articulo|codigo de articulo|codigo de producto|no de articulo
    |codigo do produto|codigo do artigo|referencia do produto|cod|cod produto
    |货号|编号|产品编号|商品编号|物料号|物料编码|料号|产品代码|条码|型号
    |品番|商品コード|製品コード|型番|品目コード|商品番号
    |품번|상품코드|제품코드|품목코드|자재코드|자재번호|바코드
    |upc|asin|jan|jan code|style no|style number|model no|model number|case number|case no|serial|serial number|part nr|item nr|ref no|ref nr|ref number|reference no|reference number|stock code|stock no|stock number|inventory no|product no|id number|artnr|ident nr|identnummer|inventarnummer|inventar nr|serie nr|seriennummer|numero de serie|numero serie|numero de reference|numero reference|code barres|code ean|cle article|no ref|n ref|clave|cve|codigo de barras|clave producto|numero de parte|no parte|numero de peca|款号|机型|品号|规格型号|物料代码|管理番号|製造番号|品番号|관리번호|모델명|모델|모델번호|품목번호|품목 번호`,
  kind: `packaging|package type|packing|packing type|type of package|kind of package|type of packages|kind of packages|packaging type|handling unit|unit type|load carrier|type
    |verpackung|verpackungsart|packmittel|ladungstrager|ladehilfsmittel|lademittel|verpackungsart packstuck
    |emballage|type d emballage|conditionnement|type de colis|support
    |embalaje|tipo de embalaje|tipo de bulto
    |embalagem|tipo de embalagem|tipo de volume
    |包装|包装类型|包装方式|包装种类
    |荷姿|梱包|梱包形態|包装形態
    |포장|포장형태|포장단위|포장종류
    |pallet type|type of pallet|kind of pallet|pallet kind|hu type|unit kind|load unit|carrier|palettentyp|palettenart|palettensorte|ladungstragertyp|verpackungstyp|gebinde|type de palette|type palette|tipo de pale|tipo pale|tipo de palet|tipo de tarima|tipo de palete|tipo palete|tipo de pallet|tipo pallet|托盘类型|托盘规格|パレット種類|パレットタイプ|파렛트 종류|팔레트 종류|파렛트종류|팔레트종류|팔레트타입|파렛트타입`,
  packages: `qty|quantity|cartons|ctns|ctn|ctn qty|no of cartons|number of cartons|carton qty|total cartons|cases|packages|pkgs|pkg|no of packages
    |number of packages|no of pkgs|boxes|colli|collis|coli|pallets|plts|plt|no of pallets|number of pallets|rolls|units to load|handling units|hu qty|crates|drums|bundles
    |menge|anzahl|packstucke|anzahl packstucke|kolli|anzahl kolli|kartons|anzahl kartons|paletten|anzahl paletten|kisten|rollen|anz
    |colis|nombre de colis|nb colis|nb de colis|cartons nombre|palettes|nb palettes|nombre de palettes|quantite|qte|caisses|nombre
    |bultos|numero de bultos|no de bultos|cajas|no de cajas|cartones|palets|numero de palets|cantidad|cant
    |volumes|numero de volumes|no de volumes|n volumes|qtd volumes|caixas|no de caixas|n caixas|paletes|quantidade|qtd|qtde|quant
    |数量|箱数|件数|托数|托盘数|总箱数|包装件数
    |数量|箱数|ケース数|カートン数|梱包数|個口|個口数|パレット数
    |수량|박스수|박스 수|카톤수|카톤 수|포장수|포장 수량|팔레트수|팔레트 수|파렛트수
    |ctns qty|qty ctns|order qty|order quantity|shipped qty|ship qty|loaded qty|qty to load|qty of cartons|qty of pallets|number of boxes|no of boxes|number of cases|no of cases|no of crates|number of crates|bales|bags|sacks|skids|no of skids|totes|bins|ibcs|liefermenge|bestellmenge|versandmenge|auftragsmenge|sollmenge|menge st|sacke|gebinde anzahl|fasser|trommeln|quantite commandee|qte commandee|qte livree|nombre de caisses|nb caisses|nb cartons|nombre de cartons|rouleaux|futs|cantidad pedida|cant cajas|num bultos|num cajas|no cajas|no bultos|tarimas|no de tarimas|numero de tarimas|pales|numero de pales|no de pales|sacos|rollos|qtde volumes|qtde caixas|qtd caixas|num volumes|no volumes|pacotes|sacos qtd|bobinas|托|板数|卡板数|卷数|桶数|袋数|ctns数|発注数|出荷数|出荷数量|パレット枚数|枚数|口数|巻数|袋数|출고수량|주문수량|박스 수량|박스수량|파렛트 수|롤수|포대수`,
  pieces: `pcs|pieces|units|count|pc|no of pieces|number of pieces|total pcs|total pieces|total units|ea|each qty|unit qty
    |stuck|stk|stuckzahl|st|anzahl stuck|gesamtstuck
    |pieces nombre|nb pieces|unites|nb unites|pces
    |piezas|unidades|uds|no de piezas|pzas
    |pecas|unidades|un|no de pecas
    |个数|总数量|总件数|支数
    |個数|本数|総数|総数量|員数
    |개수|총수량|총 수량|낱개수
    |number of units|no of units|sales units|each|eaches|qty pcs|stucke|einheiten|nombre de pieces|nombre d unites|no de unidades|cantidad de piezas|num piezas|n pecas|qtd pecas|qtde pecas|件|只数|pcs数|数量 pcs|낱개|총개수`,
  pieceInside: `pieces in one|stuck in einem|piezas en uno|pieces dans un colis|pecas em um volume|内装件数|pieces inside|pcs per carton|pieces per carton|pcs ctn|pcs carton|units per carton|units per case|qty per carton|qty per box|qty per case|pack size|pcs per box|pcs box
    |inner qty|items per box|per carton qty|units ctn|qty ctn|packing quantity
    |stuck pro karton|stuck je karton|stk je karton|stk karton|inhalt|ve|verpackungseinheit|stuck je packstuck|menge je karton
    |pieces par carton|pcs par carton|unites par colis|pieces par colis|pcb|quantite par carton
    |piezas por caja|unidades por caja|uds caja|uds por caja|unidades por bulto
    |pecas por caixa|unidades por caixa|un por caixa|un caixa|qtd por caixa
    |每箱数量|每箱件数|装箱数|单箱数量|箱入数
    |入数|入り数|1箱入数|ケース入数
    |입수량|박스당 수량|박스당수량|박스입수|카톤당 수량
    |case pack|casepack|case qty|pack qty|inner pack|units in case|pcs per pallet|pieces per pallet|units per pallet|packsize|stuck pro palette|stk ve|ve menge|ve inhalt|inhalt stk|stuck ve|pieces par palette|uv|piezas por palet|piezas por pale|unidades por palet|unidades por pale|unidades por caixa|pecas por palete|每托数量|每板数量|每箱pcs|每箱|pcs箱|パレット入数|파렛트당 수량|팔레트당 수량|박스당 입수|박스당입수`,
  length: `length|l|len|lgth|outer length|depth|long
    |lange|laenge|aussenlange|lg|tiefe
    |longueur|long|lng|profondeur
    |largo|longitud|long|fondo|profundidad
    |comprimento|compr|comp|c|profundidade
    |长|长度|外长|外箱长|箱长
    |長さ|長|奥行|奥行き|縦|たて|全長
    |길이|세로|장|깊이
    |laengd|gesamtlange|longueur totale|largura total comprimento|comprim|largo total|总长|全长|奥行cm|길이 mm`,
  width: `width|w|wid|wdth|breadth|wide|outer width
    |breite|b|aussenbreite|br
    |largeur|larg|lrg|la
    |ancho|anchura|a|an
    |largura|larg
    |宽|宽度|外宽|外箱宽|箱宽
    |幅|横|横幅|よこ|巾
    |폭|너비|가로|넓이
    |gesamtbreite|largeur totale|anch|ancho total|largura total|总宽|全宽|幅員|폭 mm`,
  height: `height|h|hgt|ht|high|outer height
    |hohe|hoehe|aussenhohe
    |hauteur|haut|ht
    |alto|altura|al
    |altura|alt
    |高|高度|外高|外箱高|箱高
    |高さ|たかさ
    |높이|고
    |gesamthohe|total height|overall height|hoehe gesamt|hauteur totale|alto total|altura total|总高|全高|高さ全|전체높이|총높이`,
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
    |규격|크기|치수|사이즈|박스규격|박스 사이즈|가로세로높이|외경치수
    |lxwxh cm|lxwxh mm|pallet size|pallet dims|pallet dimensions|case dims|case dimensions|unit dimensions|overall dimensions|external dimensions|ext dimensions|ext dims|outside dimensions|package dimensions|packaging dimensions|box dims|box dimensions|ctn dims|ctn meas|ctn measurement|meas cm|palettenmasse|palettenmass|packstuckmasse|aussenabmessungen|aussenmass|kistenmasse|masse kiste|masse palette|grossenangabe|abmessung lxbxh|masse l b h|dim colis|dimensions colis|dimensions palette|dim cm|dimension colis|dimensiones caja|medidas caja|medidas del bulto|medidas bulto|medidas palet|dimensoes caixa|medidas caixa|dimensoes volume|medidas externas|托盘尺寸|箱子尺寸|外形尺寸|规格尺寸|包装规格|纸箱尺寸|外箱规格|梱包サイズ|梱包寸法|外装サイズ|箱サイズ|荷姿寸法|박스크기|포장규격|포장사이즈|포장 사이즈|포장치수|외형규격|외박스규격`,
  pieceWeight: `gewicht von einem|peso de uno|poids d un colis|peso de um|1個の重量|gewicht pro stuck|unit weight|unit wt|kg pc|kg pcs|kg ctn|kg each|lb each|single weight|weight of one
    |stuckgewicht|einzelgewicht|kg stuck|kg stk
    |masse unitaire
    |单重|单箱重量|单件重量|每箱重量|单箱毛重|每箱毛重|单件毛重
    |単重|1個重量|1箱重量|単位重量|個重量|1ケース重量
    |단중|개당 중량|개당중량|박스당 중량|박스당중량|단위중량|개당 무게|개당무게
    |weight each|weight per unit|weight per piece|wt each|wt per piece|each weight|lbs each|lb pc|weight per carton|weight per case|weight per package|case weight|case wt|carton weight|box weight|pallet weight|unit gross weight|gewicht je stuck|gewicht pro karton|gewicht je karton|gewicht je palette|gewicht pro palette|gewicht je packstuck|stk gewicht|palettengewicht|kartongewicht|poids par colis|poids par carton|poids par palette|poids palette|poids colis|poids piece|poids unitaire brut|peso por caja|peso por bulto|peso por palet|peso por pieza|peso caja|peso bulto|peso unit|peso por caixa|peso por volume|peso caixa|peso cada|每托重量|每件毛重|箱重|单件毛重kg|1パレット重量|1梱包重量|1本重量|1台重量|梱包重量1個|개별중량|박스중량|파렛트중량|팔레트중량|1박스중량|박스 중량`,
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
    |그로스
    |g wt|gwt|gross mass kg|gross weights|weight gross|gesamtmasse brutto|bruttomasse|bruttogewicht kg|rohgewicht|masse brute|pds brut|peso b|毛重kg|总重kg`,
  netWeight: `net weight|net|nw|n w|net wt|net kg
    |nettogewicht|netto|gewicht netto
    |poids net
    |peso neto|neto
    |peso liquido|liquido
    |净重
    |正味重量|ネット重量|純重量
    |순중량
    |nwt|n wt|nettomasse|eigengewicht netto|masse nette|pds net|peso n|净重kg`,
  rowWeight: `weight of the row|gewicht der zeile|peso de la fila|poids de la ligne|peso da linha|整行重量|行の重量|행 전체 중량|total weight|total gross weight|total gw|total g w|total kg|weight total|gross weight total|total wt|row weight|line weight|extended weight|ext weight|total gross|sum weight|ttl gw|ttl weight|overall weight
    |gesamtgewicht|gewicht gesamt|bruttogewicht gesamt|gesamt kg|summe gewicht|gewicht summe|gesamtbruttogewicht|positionsgewicht
    |poids total|poids brut total|masse totale
    |peso total|peso bruto total
    |peso total|peso bruto total
    |总重|总毛重|总重量|合计重量
    |総重量|合計重量|総質量|重量合計
    |총중량|총 중량|합계중량|총무게|중량합계
    |ttl wt|tot weight|tot wt|tot kg|total lbs|total lb|total mass|weight line|consignment weight|weight sum|zeilengewicht|gewicht der position|gewicht ges|ges gewicht|gesgewicht|bruttogewicht ges|gewicht insgesamt|poids tot|total poids|poids de la ligne total|peso tot|total peso|peso bruto tot|peso total bruto|总毛重kg|毛重合计|重量小计|小计重量|总计重量|総重|全重量|重量計|총중|전체중량|전체 중량|합계 중량|중량 합계`,
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
  rowPrice: `amount|total price|total value|value|line total|extended price|ext price|total amount|line amount|total cost
    |betrag|gesamtpreis|wert|warenwert|positionswert|gesamtbetrag
    |montant|valeur|prix total|montant total|total ht
    |importe|valor|precio total|importe total
    |valor total|preco total
    |金额|总价|总金额
    |金額|合計金額
    |금액|합계금액|총액`,
  stop: `stop|stop no|stop number|delivery stop|drop|drop no|drop number|delivery no|delivery sequence|delivery order|unloading order|stop sequence|unloading sequence|delivery|tour stop|stop nr|drop sequence|seq of delivery
    |stopp|entladestelle|abladestelle|ladestelle|stopp nr|haltepunkt|entladereihenfolge|lieferreihenfolge|tourstopp|abladereihenfolge
    |arret|etape|ordre de livraison|point de livraison|n arret|livraison|ordre de dechargement
    |parada|entrega|orden de entrega|orden de descarga|n parada|numero de parada
    |parada|entrega|ordem de entrega|ordem de descarga|n parada
    |站点|卸货点|卸货顺序|送货顺序|站
    |荷降ろし順|配送順|降ろし順|降ろし地|納品順
    |하차지|하차순서|하차 순서|배송순서|배송 순서|경유지
    |route stop|stop id|stop seq|tour position|tourfolge|ordre|ordre de tournee|ordre de passage|n stop|tournee ordre|reihenfolge|entladefolge|abladefolge|ladefolge entladen|orden de ruta|orden de reparto|orden parada|sequencia de entrega|seq entrega|卸货次序|送货次序|停靠点|納品順番|配送順番|積降順|하역순서|하차순번|납품순서`,
  destination: `destination|dest|ship to|deliver to|delivery address|customer|consignee|city|place of delivery|delivery place|receiver|recipient|store|site|delivery point|client
    |ziel|zielort|bestimmungsort|lieferort|empfanger|kunde|lieferadresse|warenempfanger|filiale|ort
    |destinataire|lieu de livraison|ville|adresse de livraison|magasin
    |destino|destinatario|lugar de entrega|cliente|ciudad|direccion de entrega|tienda
    |destino|destinatario|local de entrega|cliente|cidade|loja
    |目的地|收货地|客户|收货人|门店|送货地址
    |納品先|配送先|届け先|お届け先|送り先|届先|得意先|店舗
    |배송지|도착지|목적지|납품처|거래처|고객|매장|인수처
    |drop off|unload at|place of unloading|unloading place|unloading point|unloading location|unloading site|place of discharge|delivery location|entladeort|abladeort|entladeplatz|abladeplatz|entladepunkt|ausladeort|auslieferort|lieferplatz|lieu de dechargement|point de dechargement|lugar de descarga|punto de descarga|local de descarga|ponto de descarga|local de descarregamento|卸货地|卸货地址|卸货地点|交货地点|送货地点|荷降ろし地|荷卸し地|荷卸地|荷降ろし場所|荷卸し場所|納品場所|配送場所|delivery site|delivery to|deliver at|party|account name|customer name|site name|store name|store no|shop|branch|location to|final destination|port of discharge|empfangsort|lieferstelle|anlieferort|anlieferstelle|baustelle|abnehmer|kundenname|markt|standort|client livre|point de vente|magasin livre|site de livraison|chantier|sucursal|almacen destino|punto de entrega|obra|loja destino|filial|ponto de entrega|cidade destino|到货地|送达地|交货地|门店名称|客户名称|店名|納入先|納入場所|送付先|お客様|客先|荷届け先|배송처|납품지|하차장|하차 장소|하차장소|하역지|하역 장소|납품 장소|배송 장소|점포|지점|고객사|고객명|수령인`,
  group: `group|group name|order|order no|order number|purchase order|po|po number|po no|shipment|lot|batch|consignment|delivery note
    |gruppe|auftrag|auftragsnr|auftragsnummer|bestellung|lieferschein|sendung|charge
    |groupe|commande|no de commande|lot|expedition
    |grupo|pedido|numero de pedido|lote|expedicion
    |grupo|pedido|numero do pedido|lote|remessa
    |组|组别|分组|订单|订单号|批次
    |グループ|注文番号|受注番号|ロット
    |그룹|주문번호|오더번호|로트
    |order id|sales order|so number|so no|job|job no|project|project no|order ref|lot no|consignment no|auftrag nr|auftragsposition|bestellnr|bestell nr|projekt|kommission|kommissionsnr|lieferung|liefernr|lieferschein nr|lieferscheinnr|partie|n commande|num commande|numero commande|projet|bl no|bon de livraison|numero pedido|no pedido|n pedido|num pedido|proyecto|albaran|projeto|nota fiscal|nf|批号|合同号|项目|项目号|注文no|オーダー番号|案件|製番|프로젝트|오더|수주번호|발주번호`,
  upright: `de pie|em pe|直立|this side up|upright|keep upright|do not tilt|do not turn|no tilt|no tilting|this way up|not tiltable|don t tilt|do not tip|do not lay down|arrow up
    |nicht kippen|nicht kippbar|aufrecht|stehend|nicht sturzen|hier oben|oben|stehend transportieren
    |haut|ne pas basculer|debout|ne pas coucher|vers le haut|ce cote vers le haut|maintenir debout|ne pas renverser
    |este lado arriba|no volcar|no tumbar|vertical|arriba|no inclinar|mantener vertical
    |este lado para cima|nao tombar|nao virar|vertical|para cima|nao inclinar
    |此面向上|向上|不可倒置|不可侧放|禁止倒置|不可翻转|正立
    |天地無用|横倒し禁止|上向き|横積み禁止|正立
    |이면위로|상향|눕힘금지|전도금지|뒤집지마시오|세워서|눕히지마시오
    |keep this side up|transport upright|stand upright|upright only|must stand|this end up|nur stehend|muss stehen|stehend laden|aufrecht transportieren|nicht legen|transporter debout|a maintenir debout|haut et bas|transportar de pie|mantener de pie|siempre de pie|solo de pie|transportar em pe|manter em pe|somente em pe|禁止横放|禁止侧放|请勿倒置|勿倒置|竖放|立放|朝上|縦置き|横置き禁止|倒立禁止|正置き|세워서 운송|눕히지 말것|눕힘 금지|뒤집기금지|세움|직립`,
  tiltAllowed: `눕힘 가능|tilt allowed|tiltable|may be tilted|can be tilted|rotation allowed|turnable|may be turned|can be laid|may be laid down|rotatable|can tilt|all sides allowed|tilt ok|can be rotated
    |kippbar|kippen erlaubt|drehbar|darf gekippt werden|legbar|liegend erlaubt
    |basculable|basculement autorise|peut etre couche|rotation autorisee|couchable
    |se puede volcar|volcable|se puede tumbar|giro permitido|inclinable
    |pode tombar|tombavel|pode virar|rotacao permitida|inclinavel
    |可倒置|可侧放|可翻转|允许倒置
    |横倒し可|横積み可|回転可
    |눕힘가능|회전가능|전도가능
    |can tip|tip ok|may lay down|ok to lay down|can be laid on side|darf gelegt werden|liegend moglich|couche autorise|peut etre couchee|puede ir tumbado|pode deitar|可侧躺|横置き可|눕힘 여부`,
  nothingOnTop: `nichts darauf|nichts daraufstellen|nichts oben|may carry nothing|carries nothing|keep top clear|darf nichts tragen|rien au dessus|ne porte rien|sin nada encima|sem nada em cima|上に何も載せない|上面勿放|上面不放货|위에 적재 금지|nothing on top|no stacking|do not stack|non stackable|not stackable|unstackable|top load only|top only|fragile|do not stack on top|must be on top|no top load|no load on top|do not load on top|no cargo on top|don t stack|non stack
    |nicht stapelbar|nicht stapeln|nicht uberstapelbar|nichts oben drauf|zerbrechlich|nicht belasten|oben laden|stapelverbot|empfindlich
    |non gerbable|ne pas gerber|fragile|rien dessus|ne pas empiler|non superposable
    |no apilable|no apilar|fragil|no remontable|nada encima|no remontar
    |nao empilhavel|nao empilhar|fragil|nada em cima|nao remontavel
    |不可堆叠|不可堆码|易碎|禁止堆码|顶放|不能堆叠|上面不可压货|禁压
    |上積み禁止|上積禁止|上積不可|段積不可|段積み不可|割れ物|壊れ物|上積み不可
    |상단적재금지|적재금지|적재불가|파손주의|깨짐주의|적층금지|다단적재불가|적층불가|상부적재금지|취급주의
    |do not overstack|no overstow|no double stack|do not double stack|single stack|top stow|top stow only|load on top|stow on top|cannot be stacked|unstackable goods|fragile goods|glas oben|nichts drauf stellen|nichts draufstellen|nichts aufladen|nicht beladen|keine last|nicht uberladen|nicht bestapeln|stapeln verboten|bruchgefahr|rien par dessus|ne rien poser dessus|ne rien mettre dessus|charger dessus|a charger dessus|no poner nada encima|no estibar encima|cargar encima|nao sobrepor|nao colocar nada em cima|carregar por cima|勿压|禁止重压|不可重压|不可压|请勿叠放|不可叠放|禁止叠放|小心轻放|上乗せ禁止|積み重ね禁止|積重ね禁止|上積厳禁|重ね積み禁止|壊れもの|われもの|こわれもの|겹쳐쌓기금지|겹침금지|쌓지마시오|쌓기금지|상단 적재 금지|위에 쌓지 마시오|깨지기 쉬움|파손주의품`,
  stackable: `stackable|stacking allowed|can be stacked|stacking|may be stacked|stack|stack ok|stackability
    |stapelbar|stapelfahig|uberstapelbar|stapeln
    |gerbable|empilable|superposable|gerbage
    |apilable|se puede apilar|remontable
    |empilhavel|pode empilhar|remontavel
    |可堆叠|可堆码|可叠放|是否可堆叠|能否堆叠
    |段積み可|段積可|上積み可|上積可|積み重ね可|積重ね可|段積み
    |적재가능|적층가능|다단적재|다단적재가능|적층
    |double stack|can stack|stackable y n|stackable yes no|overstackable|double stackable|ok to stack|stapelbarkeit|stapelung|gerbabilite|apilabilidad|apilamiento|apilables|empilhamento|堆叠|堆码|叠放|可叠|可堆|積み重ね|段積|重ね積み|겹침|적재 가능|적층 가능|다단적재 가능|단적`,
  remark: `remark|remarks|note|notes|comment|comments|handling instructions|special instructions|instructions|handling notes|handling remarks
    |bemerkung|bemerkungen|hinweis|hinweise|anmerkung|anmerkungen|kommentar|handhabung|handlinghinweis|ladehinweis|ladehinweise|transporthinweis
    |remarque|remarques|observation|observations|commentaire|consignes|instructions de manutention
    |observacion|observaciones|notas|notas adicionales|comentario|comentarios|instrucciones
    |observacao|observacoes|obs|instrucoes
    |备注|附注|注意事项
    |備考|摘要|注意事項
    |비고|메모|참고|주의사항`,
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
    |번호|순번|항번|행번호|박스번호
    |case|n d ordre|no d ordre|numero d ordre|bundle no|bundle number|roll no|reel no|crate no|box no|box number|carton number|pallet number|piece no|number|seq|sequence no|positionsnr|posnr|pos nr|ballen nr|kiste nr|kistennr|bund nr|rollen nr|n palette|no palette|numero palette|n caisse|n ligne|n pale|no pale|no palet|numero de pale|numero palet|n palet|n caja|no caja|numero de caja|partida|n palete|no palete|n caixa|numero da caixa|caixa n|托盘号|板号|件号|荷物番号|箱no|梱包番号|パレット番号|케이스번호|파렛트번호|팔레트번호|박스no|카톤번호`,
  other: `hs code|tariff code|tariff|customs code|country of origin|origin|coo|currency|date|total|eta|etd|colour|color|batch no|expiry|brand|model|temperature|un no|un number|class|dangerous goods|contact|phone|zip|postcode|street|country|status|warehouse|location|bin|ldm|loading metres|loading meters
    |zolltarifnummer|warennummer|ursprung|ursprungsland|wahrung|datum|farbe|marke|modell|gefahrgut|plz|strasse|land|lager|lagerort|lagerplatz|lademeter|summe|gesamt
    |code douanier|pays d origine|origine|devise|date|couleur|marque|modele|pays
    |codigo arancelario|pais de origen|origen|moneda|fecha|color|marca|modelo|pais
    |ncm|codigo ncm|pais de origem|origem|moeda|data|cor|marca|modelo|pais
    |海关编码|税号|原产地|原产国|币种|日期|颜色|品牌|仓库|库位
    |原産国|hsコード|通貨|日付|色|ブランド|倉庫
    |원산지|통화|날짜|색상|브랜드|창고|hs코드
    |hts code|hts|hs|hs no|schedule b|commodity code|taric|heat no|ti|hi|nmfc|dept|department|room|floor|zimmer|raum|etage|cp|code postal|codigo postal|cep|eori|incoterms|carrier name|driver|vehicle|truck|seal|seal no|container no|volume weight|cargo class|storage|lager nr|pieza de|担当|部屋|방|층`,
};
