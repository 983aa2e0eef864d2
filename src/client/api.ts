/** What the interface definition says, as types: written by `npm run docs`. */

export interface paths {
    "/Loads": {
        /** The loads that the caller may see. */
        get: operations["findLoads"];
        /** Calculates a load and saves it; a load of the same title is overwritten. */
        post: operations["buildLoad"];
    };
    "/Loads/{userId}": {
        /** The loads of one creator. */
        get: operations["findLoadsOfUser"];
    };
    "/Loads/{userId}/{title}": {
        /** The loads of one creator whose title contains a text. */
        get: operations["findLoadsByTitle"];
        /** Deletes one load; only its owner may. */
        delete: operations["deleteLoad"];
    };
    "/Loads/{userId}/{title}/{filledContainerSeq}": {
        /** One filled container of a load. */
        get: operations["getFilledContainer"];
    };
    "/Loads/Compare": {
        /** Calculates requests under settings, side by side; nothing is saved. */
        post: operations["compareLoads"];
    };
    "/Database/Cargoes": {
        /** Cargo records, newest first. */
        get: operations["findCargoes"];
        /** Inserts a cargo record, or overwrites the one of the same name. */
        post: operations["saveCargo"];
    };
    "/Database/Cargoes/{name}": {
        /** One cargo record. */
        get: operations["getCargo"];
        /** Changes some fields of a cargo record (JSON merge patch, RFC 7396). */
        put: operations["changeCargo"];
        /** Deletes a cargo record. */
        delete: operations["deleteCargo"];
    };
    "/Database/Cargoes/Multiple": {
        /** Inserts or overwrites many cargo records: all, or none when one is faulty. */
        post: operations["saveCargoes"];
    };
    "/Database/Containers/{type}": {
        /** Container records of a type, newest first. */
        get: operations["findContainers"];
        /** Inserts a container record, or overwrites the one of the same type and name. */
        post: operations["saveContainer"];
    };
    "/Database/Containers/{type}/{name}": {
        /** One container record. */
        get: operations["getContainer"];
        /** Deletes a container record. */
        delete: operations["deleteContainer"];
    };
    "/Edit/Load/{userId}": {
        /** Reads the editing buffer, or what it would be to edit a saved load. */
        get: operations["readEditBuffer"];
        /** Writes the editing buffer; its values keep the unit of this call. */
        put: operations["writeEditBuffer"];
        /** Builds a load from the editing buffer: what is placed is kept, the rest is loaded around it. */
        post: operations["buildEditedLoad"];
        /** Deletes the editing buffer. */
        delete: operations["deleteEditBuffer"];
    };
    "/Edit/Load/{userId}/{filledContainerSeq}": {
        /** One filled container of the editing buffer, as it stands. */
        get: operations["getEditedContainer"];
    };
    "/Upload/Loads": {
        /** Builds one load for each title of a workbook (.xlsx) or text (.csv). */
        post: operations["uploadLoads"];
    };
    "/Upload/Template": {
        /** An empty, documented workbook for uploads. */
        get: operations["getUploadTemplate"];
    };
    "/Processes": {
        /** The caller's processes, newest first; ended ones are kept for 7 days. */
        get: operations["listProcesses"];
    };
    "/Processes/{processId}": {
        /** One process; with its Load once it has one. */
        get: operations["getProcess"];
        /** Cancels a process that waits or runs; one that has ended stays as it is. */
        delete: operations["cancelProcess"];
    };
    "/Processes/{processId}/Events": {
        /** The process as server-sent events: whenever it changes, until it has ended. */
        get: operations["watchProcess"];
    };
    "/Webhooks/Deliveries": {
        /** The caller's webhooks and the attempts to deliver them, newest first; kept for 7 days. */
        get: operations["listDeliveries"];
    };
    "/Webhooks/Deliveries/{id}/Retry": {
        /** Sends a webhook again, now; when it fails, the waits begin anew. */
        post: operations["retryDelivery"];
    };
    "/Account/Keys": {
        /** The caller's API keys, oldest first, without the keys themselves. */
        get: operations["listKeys"];
        /** Makes one more API key for the caller; it is shown only now. */
        post: operations["createKey"];
    };
    "/Account/Keys/{id}": {
        /** Revokes one of the caller's API keys, at once. */
        delete: operations["revokeKey"];
    };
    "/Account/WebhookSecret": {
        /** The secret that signs the caller's webhooks. */
        get: operations["getWebhookSecret"];
        /** Makes a new secret; webhooks are signed with it from now on. */
        post: operations["renewWebhookSecret"];
    };
    "/Account/Settings": {
        /** The rules of the caller's account. */
        get: operations["getSettings"];
        /** Changes rules of the caller's account; null puts one back, what is absent stays. */
        put: operations["changeSettings"];
    };
    "/Equipment": {
        /** Common containers, trailers, air pallets and pallets, with their sources. */
        get: operations["listEquipment"];
    };
    "/Pictures/{token}/{container}/{picture}": {
        /** A picture of a filled container. */
        get: operations["getContainerPicture"];
    };
    "/Pictures/{token}/{container}/{space}/{picture}": {
        /** A picture of a space of a filled container. */
        get: operations["getSpacePicture"];
    };
    "/Links": {
        /** The caller's links to reports, oldest first. */
        get: operations["listLinks"];
        /** Makes a link to the report of a saved load, for those who have no key. */
        post: operations["makeLink"];
    };
    "/Links/{id}": {
        /** Revokes one of the caller's links, at once. */
        delete: operations["revokeLink"];
    };
    "/Reports/{token}": {
        /** The report of a load. */
        get: operations["getReport"];
    };
    "/Reports/{token}/{container}": {
        /** The report of a filled container. */
        get: operations["getContainerReport"];
    };
    "/embed/{token}": {
        /** The 3-D view of a shared load. */
        get: operations["getView"];
    };
    "/openapi.json": {
        /** The interface definition (OpenAPI 3.1). */
        get: operations["getOpenApi"];
    };
    "/v2/swagger.json": {
        /** The interface definition (OpenAPI 3.1). */
        get: operations["getSwagger"];
    };
    "/docs": {
        /** The interface as a page, to read and to try. */
        get: operations["showInterface"];
    };
    "/docs/{page}": {
        /** A page of the guide, or a file that it needs. */
        get: operations["showPage"];
    };
    "/llms.txt": {
        /** The way through the pages, for programs that read text. */
        get: operations["getLlmsText"];
    };
    "/": {
        /** The page on which people plan; its parts are named in the fragment. */
        get: operations["getPage"];
    };
    "/favicon.ico": {
        /** The sign of the pages. */
        get: operations["getIcon"];
    };
    "/sw.js": {
        /** What keeps the pages for when there is no network. */
        get: operations["getServiceWorker"];
    };
    "/assets/{file}": {
        /** A part of the pages. */
        get: operations["getAsset"];
    };
    "/health/live": {
        /** Answers as long as the process serves requests. */
        get: operations["getLiveness"];
    };
    "/health/ready": {
        /** Answers 200 when the service can plan and save. */
        get: operations["getReadiness"];
    };
    "/metrics": {
        /** Figures of this process for Prometheus: calculations, queue, webhooks, store, threads. */
        get: operations["getMetrics"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Cargo to be loaded. */
        Cargo: {
            /**
             * @description Shipcase: a carton; Palletload: a unit load; Roll: a cylinder.
             * @enum {unknown}
             */
            style: "Shipcase" | "Palletload" | "Roll";
            /** @description SKU or part number. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
            name: string;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            /**
             * @description Length of one unit.
             * @default 0
             */
            length?: number;
            /**
             * @description Width of one unit.
             * @default 0
             */
            width?: number;
            /**
             * @description Height of one unit; of a roll, its axis.
             * @default 0
             */
            height?: number;
            /**
             * @description Diameter of a roll; 0 for a cuboid.
             * @default 0
             */
            diameter?: number;
            /**
             * @description Weight of one unit.
             * @default 0
             */
            weight?: number;
            /**
             * @description Pieces inside each unit.
             * @default 0
             */
            pieceInside?: number;
            /**
             * @description Pieces ordered; 0 when unused.
             * @default 0
             */
            orderPieces?: number;
            /**
             * @description Units of it in a set.
             * @default 0
             */
            setRatio?: number;
            /**
             * @description Price of one unit.
             * @default 0
             */
            price?: number;
            /**
             * @description Another identifier.
             * @default
             */
            alias?: string;
            /**
             * @description One more identifier.
             * @default
             */
            alias2?: string;
            /**
             * @description Group, for example a stop.
             * @default
             */
            groupName?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property1?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property2?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property3?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property4?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property5?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property6?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property7?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property8?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property9?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property10?: string;
            /**
             * @description Loading sequence; lower is loaded first.
             * @default 0
             */
            sequence?: number;
            /**
             * @description Orientations and digits 1 to 6 (Orientations12), OrientationsBasic, OrientationsAll, or a bit mask 1 to 63.
             * @default Orientations12
             */
            orientationsAllowed?: string | number;
            /**
             * @description Turned orientations may stand on the floor.
             * @default true
             */
            turnAllowedOnFloor?: boolean;
            /**
             * @description Orientations and digits in order of preference, or null.
             * @default null
             */
            orientationPriority?: string | {
                /**
                 * @description The priority counts.
                 * @default false
                 */
                used?: boolean;
                /**
                 * @description The orientation preferred, 1 to 6; 0 for none.
                 * @default 0
                 */
                orientationNumberPrimary?: number;
                /**
                 * @description The next one, 1 to 6; 0 for none.
                 * @default 0
                 */
                orientationNumberNearDoor?: number;
            } | null;
            /**
             * @description Most layers in orientation 1; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation1?: number;
            /**
             * @description Most layers in orientation 2; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation2?: number;
            /**
             * @description Most layers in orientation 3; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation3?: number;
            /**
             * @description Most layers in orientation 4; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation4?: number;
            /**
             * @description Most layers in orientation 5; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation5?: number;
            /**
             * @description Most layers in orientation 6; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation6?: number;
            /**
             * @description The cargo is palletized before it is loaded.
             * @default false
             */
            isPalletized?: boolean;
            /** @default null */
            palletizing?: {
                /** @default null */
                pallet?: components["schemas"]["EmptyContainer"] | null;
                /**
                 * @description The top layer is whole, or the pallet ends one layer lower.
                 * @default false
                 */
                flatPalletTop?: boolean;
                /** @default null */
                partialPalletsAllowed?: boolean | null;
                /**
                 * @description What does not fill a pallet goes to mixed pallets.
                 * @default false
                 */
                remainQtyToMixPallet?: boolean;
                /**
                 * @description What does not fill a pallet goes loose into the vehicle.
                 * @default false
                 */
                remainQtyToVehicle?: boolean;
                /**
                 * @description Exactly so many on a full pallet; 0 for none.
                 * @default 0
                 */
                fixedCargoCountOnPallet?: number;
            } | null;
            /**
             * @description Pattern of the top layer of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @default BestFit
             * @enum {unknown}
             */
            unitloadTopPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Pattern of the bottom layers of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @default BestFit
             * @enum {unknown}
             */
            unitloadBottomPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Layers turned for stability.
             * @default 0
             */
            unitloadLayersQtyRotated?: number;
            /** @default null */
            unitload?: components["schemas"]["UnitLoad"] | null;
            /**
             * @description Number of palletized unit loads.
             * @default 0
             */
            palletizedUnitloadsQty?: number;
            /**
             * @description It may rest on different cargo.
             * @default true
             */
            maxLayersAllowedOverDifferentCargoes?: boolean;
            /**
             * @description Compared by the stacking rules.
             * @default 0
             */
            stackValue?: number;
            /**
             * @description Compared by the stacking rules.
             * @default
             */
            stackCode?: string;
            /**
             * @description Most weight on top; 0 is no limit.
             * @default 0
             */
            maxSupportingWeight?: number;
            /** @default null */
            floorStackType?: ("BestFit" | "BottomOnly" | "NoBottom") | null;
            /**
             * @description Different cargo may rest on it.
             * @default true
             */
            floorStackSupportsOthers?: boolean;
            /**
             * @description Nothing rests on it, whatever it weighs, of its own kind neither.
             * @default false
             */
            nothingOnTop?: boolean;
            /**
             * @description It may reach past what carries it.
             * @default false
             */
            overhangAllowed?: boolean;
            /**
             * @description How far, along the container's length.
             * @default 0
             */
            overhangLength?: number;
            /**
             * @description How far, along the container's width.
             * @default 0
             */
            overhangWidth?: number;
            /**
             * @description Cargo that fills what space is left.
             * @default false
             */
            isOptional?: boolean;
            /** @default null */
            bulgeSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
            /** @default null */
            emptyContainersFavorite?: (string | {
                /** @description Name of the container. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
                name: string;
            })[] | null;
            /**
             * @description A face that should stay free.
             * @default NeitherSide
             * @enum {unknown}
             */
            faceOpen?: "NeitherSide" | "LengthSide" | "WidthSide" | "BothSides";
            /** @default null */
            handling?: ("Hand" | "Machine") | null;
            /**
             * @description RGB code, red in the low byte; 0 for none.
             * @default 0
             */
            color?: number;
            /**
             * @description For example #FF8800; wins over the name.
             * @default
             */
            colorHexaCode?: string;
            /**
             * @description A CSS colour name; wins over the code.
             * @default
             * @enum {string}
             */
            colorKnownName?: "" | "aliceblue" | "antiquewhite" | "aqua" | "aquamarine" | "azure" | "beige" | "bisque" | "black" | "blanchedalmond" | "blue" | "blueviolet" | "brown" | "burlywood" | "cadetblue" | "chartreuse" | "chocolate" | "coral" | "cornflowerblue" | "cornsilk" | "crimson" | "cyan" | "darkblue" | "darkcyan" | "darkgoldenrod" | "darkgray" | "darkgreen" | "darkgrey" | "darkkhaki" | "darkmagenta" | "darkolivegreen" | "darkorange" | "darkorchid" | "darkred" | "darksalmon" | "darkseagreen" | "darkslateblue" | "darkslategray" | "darkslategrey" | "darkturquoise" | "darkviolet" | "deeppink" | "deepskyblue" | "dimgray" | "dimgrey" | "dodgerblue" | "firebrick" | "floralwhite" | "forestgreen" | "fuchsia" | "gainsboro" | "ghostwhite" | "gold" | "goldenrod" | "gray" | "green" | "greenyellow" | "grey" | "honeydew" | "hotpink" | "indianred" | "indigo" | "ivory" | "khaki" | "lavender" | "lavenderblush" | "lawngreen" | "lemonchiffon" | "lightblue" | "lightcoral" | "lightcyan" | "lightgoldenrodyellow" | "lightgray" | "lightgreen" | "lightgrey" | "lightpink" | "lightsalmon" | "lightseagreen" | "lightskyblue" | "lightslategray" | "lightslategrey" | "lightsteelblue" | "lightyellow" | "lime" | "limegreen" | "linen" | "magenta" | "maroon" | "mediumaquamarine" | "mediumblue" | "mediumorchid" | "mediumpurple" | "mediumseagreen" | "mediumslateblue" | "mediumspringgreen" | "mediumturquoise" | "mediumvioletred" | "midnightblue" | "mintcream" | "mistyrose" | "moccasin" | "navajowhite" | "navy" | "oldlace" | "olive" | "olivedrab" | "orange" | "orangered" | "orchid" | "palegoldenrod" | "palegreen" | "paleturquoise" | "palevioletred" | "papayawhip" | "peachpuff" | "peru" | "pink" | "plum" | "powderblue" | "purple" | "rebeccapurple" | "red" | "rosybrown" | "royalblue" | "saddlebrown" | "salmon" | "sandybrown" | "seagreen" | "seashell" | "sienna" | "silver" | "skyblue" | "slateblue" | "slategray" | "slategrey" | "snow" | "springgreen" | "steelblue" | "tan" | "teal" | "thistle" | "tomato" | "turquoise" | "violet" | "wheat" | "white" | "whitesmoke" | "yellow" | "yellowgreen";
            /** @description Quantity to ship; of pre-packed unit loads, their number. */
            qty: number;
        } | {
            /** @enum {unknown} */
            style?: "Shipcase" | "Palletload";
            length: unknown;
            width: unknown;
            height: unknown;
        } | {
            /** @enum {unknown} */
            style?: "Roll";
            diameter: unknown;
            height: unknown;
        } | {
            unitload: Record<string, unknown>;
        };
        /** @description Cargo in the master data. */
        CargoRecord: {
            /**
             * @description Shipcase: a carton; Palletload: a unit load; Roll: a cylinder.
             * @enum {unknown}
             */
            style: "Shipcase" | "Palletload" | "Roll";
            /** @description SKU or part number. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
            name: string;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            /**
             * @description Length of one unit.
             * @default 0
             */
            length?: number;
            /**
             * @description Width of one unit.
             * @default 0
             */
            width?: number;
            /**
             * @description Height of one unit; of a roll, its axis.
             * @default 0
             */
            height?: number;
            /**
             * @description Diameter of a roll; 0 for a cuboid.
             * @default 0
             */
            diameter?: number;
            /**
             * @description Weight of one unit.
             * @default 0
             */
            weight?: number;
            /**
             * @description Pieces inside each unit.
             * @default 0
             */
            pieceInside?: number;
            /**
             * @description Pieces ordered; 0 when unused.
             * @default 0
             */
            orderPieces?: number;
            /**
             * @description Units of it in a set.
             * @default 0
             */
            setRatio?: number;
            /**
             * @description Price of one unit.
             * @default 0
             */
            price?: number;
            /**
             * @description Another identifier.
             * @default
             */
            alias?: string;
            /**
             * @description One more identifier.
             * @default
             */
            alias2?: string;
            /**
             * @description Group, for example a stop.
             * @default
             */
            groupName?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property1?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property2?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property3?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property4?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property5?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property6?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property7?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property8?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property9?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property10?: string;
            /**
             * @description Loading sequence; lower is loaded first.
             * @default 0
             */
            sequence?: number;
            /**
             * @description Orientations and digits 1 to 6 (Orientations12), OrientationsBasic, OrientationsAll, or a bit mask 1 to 63.
             * @default Orientations12
             */
            orientationsAllowed?: string | number;
            /**
             * @description Turned orientations may stand on the floor.
             * @default true
             */
            turnAllowedOnFloor?: boolean;
            /**
             * @description Orientations and digits in order of preference, or null.
             * @default null
             */
            orientationPriority?: string | {
                /**
                 * @description The priority counts.
                 * @default false
                 */
                used?: boolean;
                /**
                 * @description The orientation preferred, 1 to 6; 0 for none.
                 * @default 0
                 */
                orientationNumberPrimary?: number;
                /**
                 * @description The next one, 1 to 6; 0 for none.
                 * @default 0
                 */
                orientationNumberNearDoor?: number;
            } | null;
            /**
             * @description Most layers in orientation 1; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation1?: number;
            /**
             * @description Most layers in orientation 2; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation2?: number;
            /**
             * @description Most layers in orientation 3; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation3?: number;
            /**
             * @description Most layers in orientation 4; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation4?: number;
            /**
             * @description Most layers in orientation 5; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation5?: number;
            /**
             * @description Most layers in orientation 6; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation6?: number;
            /**
             * @description The cargo is palletized before it is loaded.
             * @default false
             */
            isPalletized?: boolean;
            /** @default null */
            palletizing?: {
                /** @default null */
                pallet?: components["schemas"]["EmptyContainer"] | null;
                /**
                 * @description The top layer is whole, or the pallet ends one layer lower.
                 * @default false
                 */
                flatPalletTop?: boolean;
                /** @default null */
                partialPalletsAllowed?: boolean | null;
                /**
                 * @description What does not fill a pallet goes to mixed pallets.
                 * @default false
                 */
                remainQtyToMixPallet?: boolean;
                /**
                 * @description What does not fill a pallet goes loose into the vehicle.
                 * @default false
                 */
                remainQtyToVehicle?: boolean;
                /**
                 * @description Exactly so many on a full pallet; 0 for none.
                 * @default 0
                 */
                fixedCargoCountOnPallet?: number;
            } | null;
            /**
             * @description Pattern of the top layer of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @default BestFit
             * @enum {unknown}
             */
            unitloadTopPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Pattern of the bottom layers of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @default BestFit
             * @enum {unknown}
             */
            unitloadBottomPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Layers turned for stability.
             * @default 0
             */
            unitloadLayersQtyRotated?: number;
            /** @default null */
            unitload?: components["schemas"]["UnitLoad"] | null;
            /**
             * @description Number of palletized unit loads.
             * @default 0
             */
            palletizedUnitloadsQty?: number;
            /**
             * @description It may rest on different cargo.
             * @default true
             */
            maxLayersAllowedOverDifferentCargoes?: boolean;
            /**
             * @description Compared by the stacking rules.
             * @default 0
             */
            stackValue?: number;
            /**
             * @description Compared by the stacking rules.
             * @default
             */
            stackCode?: string;
            /**
             * @description Most weight on top; 0 is no limit.
             * @default 0
             */
            maxSupportingWeight?: number;
            /** @default null */
            floorStackType?: ("BestFit" | "BottomOnly" | "NoBottom") | null;
            /**
             * @description Different cargo may rest on it.
             * @default true
             */
            floorStackSupportsOthers?: boolean;
            /**
             * @description Nothing rests on it, whatever it weighs, of its own kind neither.
             * @default false
             */
            nothingOnTop?: boolean;
            /**
             * @description It may reach past what carries it.
             * @default false
             */
            overhangAllowed?: boolean;
            /**
             * @description How far, along the container's length.
             * @default 0
             */
            overhangLength?: number;
            /**
             * @description How far, along the container's width.
             * @default 0
             */
            overhangWidth?: number;
            /**
             * @description Cargo that fills what space is left.
             * @default false
             */
            isOptional?: boolean;
            /** @default null */
            bulgeSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
            /** @default null */
            emptyContainersFavorite?: (string | {
                /** @description Name of the container. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
                name: string;
            })[] | null;
            /**
             * @description A face that should stay free.
             * @default NeitherSide
             * @enum {unknown}
             */
            faceOpen?: "NeitherSide" | "LengthSide" | "WidthSide" | "BothSides";
            /** @default null */
            handling?: ("Hand" | "Machine") | null;
            /**
             * @description RGB code, red in the low byte; 0 for none.
             * @default 0
             */
            color?: number;
            /**
             * @description For example #FF8800; wins over the name.
             * @default
             */
            colorHexaCode?: string;
            /**
             * @description A CSS colour name; wins over the code.
             * @default
             * @enum {string}
             */
            colorKnownName?: "" | "aliceblue" | "antiquewhite" | "aqua" | "aquamarine" | "azure" | "beige" | "bisque" | "black" | "blanchedalmond" | "blue" | "blueviolet" | "brown" | "burlywood" | "cadetblue" | "chartreuse" | "chocolate" | "coral" | "cornflowerblue" | "cornsilk" | "crimson" | "cyan" | "darkblue" | "darkcyan" | "darkgoldenrod" | "darkgray" | "darkgreen" | "darkgrey" | "darkkhaki" | "darkmagenta" | "darkolivegreen" | "darkorange" | "darkorchid" | "darkred" | "darksalmon" | "darkseagreen" | "darkslateblue" | "darkslategray" | "darkslategrey" | "darkturquoise" | "darkviolet" | "deeppink" | "deepskyblue" | "dimgray" | "dimgrey" | "dodgerblue" | "firebrick" | "floralwhite" | "forestgreen" | "fuchsia" | "gainsboro" | "ghostwhite" | "gold" | "goldenrod" | "gray" | "green" | "greenyellow" | "grey" | "honeydew" | "hotpink" | "indianred" | "indigo" | "ivory" | "khaki" | "lavender" | "lavenderblush" | "lawngreen" | "lemonchiffon" | "lightblue" | "lightcoral" | "lightcyan" | "lightgoldenrodyellow" | "lightgray" | "lightgreen" | "lightgrey" | "lightpink" | "lightsalmon" | "lightseagreen" | "lightskyblue" | "lightslategray" | "lightslategrey" | "lightsteelblue" | "lightyellow" | "lime" | "limegreen" | "linen" | "magenta" | "maroon" | "mediumaquamarine" | "mediumblue" | "mediumorchid" | "mediumpurple" | "mediumseagreen" | "mediumslateblue" | "mediumspringgreen" | "mediumturquoise" | "mediumvioletred" | "midnightblue" | "mintcream" | "mistyrose" | "moccasin" | "navajowhite" | "navy" | "oldlace" | "olive" | "olivedrab" | "orange" | "orangered" | "orchid" | "palegoldenrod" | "palegreen" | "paleturquoise" | "palevioletred" | "papayawhip" | "peachpuff" | "peru" | "pink" | "plum" | "powderblue" | "purple" | "rebeccapurple" | "red" | "rosybrown" | "royalblue" | "saddlebrown" | "salmon" | "sandybrown" | "seagreen" | "seashell" | "sienna" | "silver" | "skyblue" | "slateblue" | "slategray" | "slategrey" | "snow" | "springgreen" | "steelblue" | "tan" | "teal" | "thistle" | "tomato" | "turquoise" | "violet" | "wheat" | "white" | "whitesmoke" | "yellow" | "yellowgreen";
            /**
             * @description Quantity to ship; of pre-packed unit loads, their number.
             * @default 0
             */
            qty?: number;
        } | {
            /** @enum {unknown} */
            style?: "Shipcase" | "Palletload";
            length: unknown;
            width: unknown;
            height: unknown;
        } | {
            /** @enum {unknown} */
            style?: "Roll";
            diameter: unknown;
            height: unknown;
        } | {
            unitload: Record<string, unknown>;
        };
        /** @description Cargo whose details come from the master data. */
        CargoReference: {
            /** @default null */
            style?: ("Shipcase" | "Palletload" | "Roll") | null;
            /** @description SKU or part number. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
            name: string;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            /**
             * @description Length of one unit.
             * @default 0
             */
            length?: number;
            /**
             * @description Width of one unit.
             * @default 0
             */
            width?: number;
            /**
             * @description Height of one unit; of a roll, its axis.
             * @default 0
             */
            height?: number;
            /**
             * @description Diameter of a roll; 0 for a cuboid.
             * @default 0
             */
            diameter?: number;
            /**
             * @description Weight of one unit.
             * @default 0
             */
            weight?: number;
            /**
             * @description Pieces inside each unit.
             * @default 0
             */
            pieceInside?: number;
            /**
             * @description Pieces ordered; 0 when unused.
             * @default 0
             */
            orderPieces?: number;
            /**
             * @description Units of it in a set.
             * @default 0
             */
            setRatio?: number;
            /**
             * @description Price of one unit.
             * @default 0
             */
            price?: number;
            /**
             * @description Another identifier.
             * @default
             */
            alias?: string;
            /**
             * @description One more identifier.
             * @default
             */
            alias2?: string;
            /**
             * @description Group, for example a stop.
             * @default
             */
            groupName?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property1?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property2?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property3?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property4?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property5?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property6?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property7?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property8?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property9?: string;
            /**
             * @description Custom property, shown in reports.
             * @default
             */
            property10?: string;
            /**
             * @description Loading sequence; lower is loaded first.
             * @default 0
             */
            sequence?: number;
            /**
             * @description Orientations and digits 1 to 6 (Orientations12), OrientationsBasic, OrientationsAll, or a bit mask 1 to 63.
             * @default Orientations12
             */
            orientationsAllowed?: string | number;
            /**
             * @description Turned orientations may stand on the floor.
             * @default true
             */
            turnAllowedOnFloor?: boolean;
            /**
             * @description Orientations and digits in order of preference, or null.
             * @default null
             */
            orientationPriority?: string | {
                /**
                 * @description The priority counts.
                 * @default false
                 */
                used?: boolean;
                /**
                 * @description The orientation preferred, 1 to 6; 0 for none.
                 * @default 0
                 */
                orientationNumberPrimary?: number;
                /**
                 * @description The next one, 1 to 6; 0 for none.
                 * @default 0
                 */
                orientationNumberNearDoor?: number;
            } | null;
            /**
             * @description Most layers in orientation 1; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation1?: number;
            /**
             * @description Most layers in orientation 2; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation2?: number;
            /**
             * @description Most layers in orientation 3; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation3?: number;
            /**
             * @description Most layers in orientation 4; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation4?: number;
            /**
             * @description Most layers in orientation 5; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation5?: number;
            /**
             * @description Most layers in orientation 6; 0 is no limit.
             * @default 0
             */
            maxLayersOnOrientation6?: number;
            /**
             * @description The cargo is palletized before it is loaded.
             * @default false
             */
            isPalletized?: boolean;
            /** @default null */
            palletizing?: {
                /** @default null */
                pallet?: components["schemas"]["EmptyContainer"] | null;
                /**
                 * @description The top layer is whole, or the pallet ends one layer lower.
                 * @default false
                 */
                flatPalletTop?: boolean;
                /** @default null */
                partialPalletsAllowed?: boolean | null;
                /**
                 * @description What does not fill a pallet goes to mixed pallets.
                 * @default false
                 */
                remainQtyToMixPallet?: boolean;
                /**
                 * @description What does not fill a pallet goes loose into the vehicle.
                 * @default false
                 */
                remainQtyToVehicle?: boolean;
                /**
                 * @description Exactly so many on a full pallet; 0 for none.
                 * @default 0
                 */
                fixedCargoCountOnPallet?: number;
            } | null;
            /**
             * @description Pattern of the top layer of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @default BestFit
             * @enum {unknown}
             */
            unitloadTopPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Pattern of the bottom layers of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @default BestFit
             * @enum {unknown}
             */
            unitloadBottomPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Layers turned for stability.
             * @default 0
             */
            unitloadLayersQtyRotated?: number;
            /** @default null */
            unitload?: components["schemas"]["UnitLoad"] | null;
            /**
             * @description Number of palletized unit loads.
             * @default 0
             */
            palletizedUnitloadsQty?: number;
            /**
             * @description It may rest on different cargo.
             * @default true
             */
            maxLayersAllowedOverDifferentCargoes?: boolean;
            /**
             * @description Compared by the stacking rules.
             * @default 0
             */
            stackValue?: number;
            /**
             * @description Compared by the stacking rules.
             * @default
             */
            stackCode?: string;
            /**
             * @description Most weight on top; 0 is no limit.
             * @default 0
             */
            maxSupportingWeight?: number;
            /** @default null */
            floorStackType?: ("BestFit" | "BottomOnly" | "NoBottom") | null;
            /**
             * @description Different cargo may rest on it.
             * @default true
             */
            floorStackSupportsOthers?: boolean;
            /**
             * @description Nothing rests on it, whatever it weighs, of its own kind neither.
             * @default false
             */
            nothingOnTop?: boolean;
            /**
             * @description It may reach past what carries it.
             * @default false
             */
            overhangAllowed?: boolean;
            /**
             * @description How far, along the container's length.
             * @default 0
             */
            overhangLength?: number;
            /**
             * @description How far, along the container's width.
             * @default 0
             */
            overhangWidth?: number;
            /**
             * @description Cargo that fills what space is left.
             * @default false
             */
            isOptional?: boolean;
            /** @default null */
            bulgeSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
            /** @default null */
            emptyContainersFavorite?: (string | {
                /** @description Name of the container. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
                name: string;
            })[] | null;
            /**
             * @description A face that should stay free.
             * @default NeitherSide
             * @enum {unknown}
             */
            faceOpen?: "NeitherSide" | "LengthSide" | "WidthSide" | "BothSides";
            /** @default null */
            handling?: ("Hand" | "Machine") | null;
            /**
             * @description RGB code, red in the low byte; 0 for none.
             * @default 0
             */
            color?: number;
            /**
             * @description For example #FF8800; wins over the name.
             * @default
             */
            colorHexaCode?: string;
            /**
             * @description A CSS colour name; wins over the code.
             * @default
             * @enum {string}
             */
            colorKnownName?: "" | "aliceblue" | "antiquewhite" | "aqua" | "aquamarine" | "azure" | "beige" | "bisque" | "black" | "blanchedalmond" | "blue" | "blueviolet" | "brown" | "burlywood" | "cadetblue" | "chartreuse" | "chocolate" | "coral" | "cornflowerblue" | "cornsilk" | "crimson" | "cyan" | "darkblue" | "darkcyan" | "darkgoldenrod" | "darkgray" | "darkgreen" | "darkgrey" | "darkkhaki" | "darkmagenta" | "darkolivegreen" | "darkorange" | "darkorchid" | "darkred" | "darksalmon" | "darkseagreen" | "darkslateblue" | "darkslategray" | "darkslategrey" | "darkturquoise" | "darkviolet" | "deeppink" | "deepskyblue" | "dimgray" | "dimgrey" | "dodgerblue" | "firebrick" | "floralwhite" | "forestgreen" | "fuchsia" | "gainsboro" | "ghostwhite" | "gold" | "goldenrod" | "gray" | "green" | "greenyellow" | "grey" | "honeydew" | "hotpink" | "indianred" | "indigo" | "ivory" | "khaki" | "lavender" | "lavenderblush" | "lawngreen" | "lemonchiffon" | "lightblue" | "lightcoral" | "lightcyan" | "lightgoldenrodyellow" | "lightgray" | "lightgreen" | "lightgrey" | "lightpink" | "lightsalmon" | "lightseagreen" | "lightskyblue" | "lightslategray" | "lightslategrey" | "lightsteelblue" | "lightyellow" | "lime" | "limegreen" | "linen" | "magenta" | "maroon" | "mediumaquamarine" | "mediumblue" | "mediumorchid" | "mediumpurple" | "mediumseagreen" | "mediumslateblue" | "mediumspringgreen" | "mediumturquoise" | "mediumvioletred" | "midnightblue" | "mintcream" | "mistyrose" | "moccasin" | "navajowhite" | "navy" | "oldlace" | "olive" | "olivedrab" | "orange" | "orangered" | "orchid" | "palegoldenrod" | "palegreen" | "paleturquoise" | "palevioletred" | "papayawhip" | "peachpuff" | "peru" | "pink" | "plum" | "powderblue" | "purple" | "rebeccapurple" | "red" | "rosybrown" | "royalblue" | "saddlebrown" | "salmon" | "sandybrown" | "seagreen" | "seashell" | "sienna" | "silver" | "skyblue" | "slateblue" | "slategray" | "slategrey" | "snow" | "springgreen" | "steelblue" | "tan" | "teal" | "thistle" | "tomato" | "turquoise" | "violet" | "wheat" | "white" | "whitesmoke" | "yellow" | "yellowgreen";
            /**
             * @description Quantity to ship; of pre-packed unit loads, their number.
             * @default 0
             */
            qty?: number;
        };
        /** @description A container to be filled. */
        EmptyContainer: {
            /**
             * @description What kind of container it is. Numeric codes: 0 = Carton, 1 = Pallet, 2 = SeaVan, 3 = Truck, 4 = ULD.
             * @enum {unknown}
             */
            containerType: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
            /** @default null */
            vehicleType?: ("Dry" | "OpenTop" | "FlatRack" | "Refrigerated") | null;
            /** @default null */
            palletType?: ("Wood2WaysDoube" | "Paper" | "Steel" | "Slipsheet" | "Wood2WaysSingle" | "Wood4Ways" | "Plastic2WaysDoube" | "Plastic2WaysSingle" | "Plastic4Ways" | "Bucket") | null;
            /** @default null */
            cartonType?: ("Tuck" | "TuckWithoutMinorFlap" | "RSC" | "RSCClosed" | "HSC" | "Cube" | "TrayHalf" | "ShrinkWrap" | "BottomOpen") | null;
            /**
             * @description Identifier.
             * @default
             */
            name?: string;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            /**
             * @description How many there are; 0 is as many as needed.
             * @default 0
             */
            qty?: number;
            /** @description Inner length. */
            length: number;
            /** @description Inner width. */
            width: number;
            /** @description Inner height; of a pallet, the height for cargo. */
            height: number;
            /**
             * @description Weight of the empty container.
             * @default 0
             */
            emptyWeight?: number;
            /**
             * @description Most length of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxLength?: number;
            /**
             * @description Most width of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxWidth?: number;
            /**
             * @description Most height of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxHeight?: number;
            /**
             * @description Weight capacity; 0 is unrestricted.
             * @default 0
             */
            maxWeight?: number;
            /**
             * @description Most volume utilisation; 0 is unrestricted.
             * @default 0
             */
            maxVolPercent?: number;
            /**
             * @description Most different cargoes in it; 0 is unrestricted.
             * @default 0
             */
            maxCargoTypes?: number;
            /**
             * @description Lower is taken first.
             * @default 0
             */
            priority?: number;
            /**
             * @description What using it costs.
             * @default 0
             */
            price?: number;
            /**
             * @description Most price of the cargo in it; 0 is unrestricted.
             * @default 0
             */
            maxPrice?: number;
            /**
             * @description Thickness of the pallet.
             * @default 0
             */
            palletThickness?: number;
            /**
             * @description Cargo may reach over the edges of the deck.
             * @default false
             */
            palletOverhang?: boolean;
            /**
             * @description Cargo stays inside the edges of the deck.
             * @default false
             */
            palletUnderhang?: boolean;
            /**
             * @description How far over each end.
             * @default 0
             */
            palletOverhangLength?: number;
            /**
             * @description How far over each side.
             * @default 0
             */
            palletOverhangWidth?: number;
            /**
             * @description How far inside each end.
             * @default 0
             */
            palletUnderhangLength?: number;
            /**
             * @description How far inside each side.
             * @default 0
             */
            palletUnderhangWidth?: number;
            /**
             * @description RGB code, red in the low byte.
             * @default 0
             */
            color?: number;
            /**
             * @description For example #FF8800; wins over the name.
             * @default
             */
            colorHexaCode?: string;
            /**
             * @description A CSS colour name; wins over the code.
             * @default
             * @enum {string}
             */
            colorKnownName?: "" | "aliceblue" | "antiquewhite" | "aqua" | "aquamarine" | "azure" | "beige" | "bisque" | "black" | "blanchedalmond" | "blue" | "blueviolet" | "brown" | "burlywood" | "cadetblue" | "chartreuse" | "chocolate" | "coral" | "cornflowerblue" | "cornsilk" | "crimson" | "cyan" | "darkblue" | "darkcyan" | "darkgoldenrod" | "darkgray" | "darkgreen" | "darkgrey" | "darkkhaki" | "darkmagenta" | "darkolivegreen" | "darkorange" | "darkorchid" | "darkred" | "darksalmon" | "darkseagreen" | "darkslateblue" | "darkslategray" | "darkslategrey" | "darkturquoise" | "darkviolet" | "deeppink" | "deepskyblue" | "dimgray" | "dimgrey" | "dodgerblue" | "firebrick" | "floralwhite" | "forestgreen" | "fuchsia" | "gainsboro" | "ghostwhite" | "gold" | "goldenrod" | "gray" | "green" | "greenyellow" | "grey" | "honeydew" | "hotpink" | "indianred" | "indigo" | "ivory" | "khaki" | "lavender" | "lavenderblush" | "lawngreen" | "lemonchiffon" | "lightblue" | "lightcoral" | "lightcyan" | "lightgoldenrodyellow" | "lightgray" | "lightgreen" | "lightgrey" | "lightpink" | "lightsalmon" | "lightseagreen" | "lightskyblue" | "lightslategray" | "lightslategrey" | "lightsteelblue" | "lightyellow" | "lime" | "limegreen" | "linen" | "magenta" | "maroon" | "mediumaquamarine" | "mediumblue" | "mediumorchid" | "mediumpurple" | "mediumseagreen" | "mediumslateblue" | "mediumspringgreen" | "mediumturquoise" | "mediumvioletred" | "midnightblue" | "mintcream" | "mistyrose" | "moccasin" | "navajowhite" | "navy" | "oldlace" | "olive" | "olivedrab" | "orange" | "orangered" | "orchid" | "palegoldenrod" | "palegreen" | "paleturquoise" | "palevioletred" | "papayawhip" | "peachpuff" | "peru" | "pink" | "plum" | "powderblue" | "purple" | "rebeccapurple" | "red" | "rosybrown" | "royalblue" | "saddlebrown" | "salmon" | "sandybrown" | "seagreen" | "seashell" | "sienna" | "silver" | "skyblue" | "slateblue" | "slategray" | "slategrey" | "snow" | "springgreen" | "steelblue" | "tan" | "teal" | "thistle" | "tomato" | "turquoise" | "violet" | "wheat" | "white" | "whitesmoke" | "yellow" | "yellowgreen";
            /** @default null */
            zones?: {
                /**
                 * @description Shown in reasons and reports.
                 * @default
                 */
                name?: string;
                /** @description Its minimum corner. */
                position: {
                    /**
                     * @description From the front wall.
                     * @default 0
                     */
                    length?: number;
                    /**
                     * @description From the left, seen from the door.
                     * @default 0
                     */
                    width?: number;
                    /**
                     * @description From the floor.
                     * @default 0
                     */
                    height?: number;
                };
                /** @description Its extent. */
                size: {
                    /**
                     * @description Along the length.
                     * @default 0
                     */
                    length?: number;
                    /**
                     * @description Along the width.
                     * @default 0
                     */
                    width?: number;
                    /**
                     * @description Along the height.
                     * @default 0
                     */
                    height?: number;
                };
                /**
                 * @description Most weight in it; 0 is unrestricted.
                 * @default 0
                 */
                maxWeight?: number;
                /** @default null */
                allowedGroups?: string[] | null;
            }[] | null;
            /** @default null */
            vehicleDropDeckRearSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
            /** @default null */
            vehicleDropDeckFrontSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
        };
        /** @description A pre-packed unit load, in the form of a FilledContainer. */
        UnitLoad: {
            /**
             * @description Its name.
             * @default
             */
            name?: string;
            /**
             * @description Its place in the result it comes from.
             * @default 0
             */
            sequence?: number;
            /** @default null */
            uom?: ("UnitEnglish" | "UnitMetric" | "UnitHighMetric") | null;
            units?: unknown;
            /** @default null */
            actualSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
            /** @default null */
            loadSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
            cog?: unknown;
            /** @default null */
            emptyContainer?: components["schemas"]["EmptyContainer"] | null;
            /** @default null */
            loadSummary?: {
                /**
                 * @description Cargo units in it.
                 * @default 0
                 */
                cargoesLoaded?: number;
                /**
                 * @description Pieces in it.
                 * @default 0
                 */
                piecesLoaded?: number;
                /**
                 * @description Unit loads in it.
                 * @default 0
                 */
                unitloadsLoaded?: number;
                /** @default null */
                volumeLoaded?: number | null;
                /** @default null */
                volumeUtilization?: number | null;
                /** @default null */
                vollumeUtilizationToLoadHeight?: number | null;
                /** @default null */
                floorLoaded?: number | null;
                /** @default null */
                floorUtilization?: number | null;
                /**
                 * @description Weight of the cargo in it.
                 * @default 0
                 */
                weightLoaded?: number;
                /**
                 * @description Weight of the whole; absent or 0: weightLoaded and the empty weight of the container.
                 * @default 0
                 */
                weightTotal?: number;
                /** @default null */
                weightUtilization?: number | null;
                /** @default null */
                dimWeight?: number | null;
                /** @default null */
                dimWeightFactor?: number | null;
                /** @default null */
                priceLoaded?: number | null;
                /** @default null */
                pricetUtilization?: number | null;
                /** @default null */
                priceUtilization?: number | null;
                /**
                 * @description Cargo units in a layer.
                 * @default 0
                 */
                cargoesPerLayer?: number;
                /**
                 * @description Layers.
                 * @default 0
                 */
                layersLoaded?: number;
                /**
                 * @description Layers of a whole unit load.
                 * @default 0
                 */
                layersPerUnitload?: number;
                /**
                 * @description Cargo units beyond the quantity.
                 * @default 0
                 */
                extraLoaded?: number;
                /** @default null */
                loadingMeters?: number | null;
                /** @default null */
                linearFeet?: number | null;
            } | null;
            tidiness?: unknown;
            graphics?: unknown;
            spaces?: unknown;
            manifest?: unknown;
            cargoGroups?: unknown;
            reportLinks?: unknown;
        };
        /** @description How the load is calculated. */
        Rules: {
            /**
             * @description What kind of load. Numeric codes: 0 = MixLoad, 1 = SetLoad, 2 = SetLoadByVolume, 3 = UnitLoad, 4 = MultipleSetLoad.
             * @enum {unknown}
             */
            calculationType: "MixLoad" | "SetLoad" | "SetLoadByVolume" | "UnitLoad" | "MultipleSetLoad";
            /**
             * @description Default is Optimization. Numeric codes: 16 = Optimization, 1 = MaxVolumeFirst, 18 = Interlocked.
             * @default Optimization
             * @enum {unknown}
             */
            algorithmType?: "Optimization" | "MaxVolumeFirst" | "Interlocked";
            /**
             * @description Walls from the front, or layers from the floor. Numeric codes: 0 = FrontToRear, 2 = BottomToTop.
             * @default FrontToRear
             * @enum {unknown}
             */
            fillDirection?: "FrontToRear" | "BottomToTop";
            /**
             * @description 1 fast to 4 thorough.
             * @default 2
             */
            optimizationLevel?: number;
            /**
             * @description Of the pseudo-random choices.
             * @default 1
             */
            seed?: number;
            /**
             * @description Weight limits hold.
             * @default true
             */
            isWeightLimited?: boolean;
            /**
             * @description Price limits hold.
             * @default false
             */
            isPriceLimited?: boolean;
            /**
             * @description A cargo may be divided over containers.
             * @default true
             */
            isSpreadIdenticalCargoAllowed?: boolean;
            /**
             * @description Neighbouring empty spaces are joined.
             * @default true
             */
            isEmptySpaceMerged?: boolean;
            /**
             * @description Lower sequence is loaded first.
             * @default false
             */
            isSequenceUsed?: boolean;
            /**
             * @description Whole unit loads first, then loose cargo.
             * @default false
             */
            isUnitloadFirst?: boolean;
            /**
             * @description Partial unit loads too.
             * @default false
             */
            isUnitloadsPartialAllowedWhenUnitloadsFirst?: boolean;
            /**
             * @description Read-only.
             * @default false
             */
            isUnitloadFilledWithDifferentCargoes?: boolean;
            /**
             * @description How container types are chosen. Numeric codes: 0 = BestfitDisabled, 1 = BestfitMaxEmptySizeFirst, 2 = BestfitMaxVolUtilFirst, 3 = BestfitMaxLoadVolFirst, 4 = BestfitMaxWeightUtilFirst.
             * @default BestfitDisabled
             * @enum {unknown}
             */
            bestFitContainersSelectionType?: "BestfitDisabled" | "BestfitMaxEmptySizeFirst" | "BestfitMaxVolUtilFirst" | "BestfitMaxLoadVolFirst" | "BestfitMaxWeightUtilFirst";
            /**
             * @description Volume utilisation that is good enough.
             * @default 0
             */
            bestFitContainersSelectionMaxVolUtilThreshold?: number;
            /**
             * @description Weight utilisation that is good enough.
             * @default 0
             */
            bestFitContainersSelectionMaxWeightUtilThreshold?: number;
            /**
             * @description Everything above the floor is supported.
             * @default true
             */
            isSafeStackingUsed?: boolean;
            /**
             * @description Share of a base that is supported; 0.8 is 80 %.
             * @default 0.8
             */
            minSupportRate?: number;
            /**
             * @description Tops at most this much below a base support it too.
             * @default 0
             */
            maxDepthToSupportForSafeStacking?: number;
            /**
             * @description An upper piece is lighter by so much.
             * @default 0
             */
            minWeightDifferencePercentageForStackingTwoCargoes?: number;
            /**
             * @description Which cargo may rest on which. Numeric codes: 100 = BestFit, 1 = HigherStackValueBottomFirst, 2 = AllowedTopBottmStackValueSame, 3 = AllowedTopBottomFootPrintSame, 4 = HeavierBottomFirst, 5 = FloorStack, 6 = FollowStackMatrix, 11 = AlwaysSingleLayerOnBottom, 101 = AlwaysNotAllowed.
             * @default BestFit
             * @enum {unknown}
             */
            stackingRule?: "BestFit" | "HigherStackValueBottomFirst" | "AllowedTopBottmStackValueSame" | "AllowedTopBottomFootPrintSame" | "HeavierBottomFirst" | "FloorStack" | "FollowStackMatrix" | "AlwaysSingleLayerOnBottom" | "AlwaysNotAllowed" | "StackValue" | "StackCode" | "SameGroupOnly" | "SameAliasOnly" | "LargerFootprintBottomFirst" | "DenserBottomFirst" | "LowerSequenceBottomFirst";
            /**
             * @description Which group may rest on which. Numeric codes: 100 = BestFit, 101 = AlwaysNotAllowed.
             * @default BestFit
             * @enum {unknown}
             */
            groupsStackingRule?: "BestFit" | "AlwaysNotAllowed";
            /** @default null */
            stackingMatrix?: ({
                /** @description Name of the cargo below, * for any. */
                bottomCargo: string;
                /** @description Name of the cargo on top, * for any. */
                topCargo: string;
                /**
                 * @description The one may rest on the other.
                 * @default true
                 */
                allowed?: boolean;
            } | boolean[])[] | null;
            /** @default null */
            maxStackingHeight?: {
                /**
                 * @description The rule counts.
                 * @default false
                 */
                isUsed?: boolean;
                /**
                 * @description How the height is limited.
                 * @default ProportionalToGroundPlacementWidth
                 * @enum {unknown}
                 */
                algorithm?: "ProportionalToGroundPlacementWidth";
                /**
                 * @description Height of a stack / shorter side of what it stands on.
                 * @default 0
                 */
                proportionalRateToSetMaxStackingHeight?: number;
            } | null;
            /**
             * @description Cargo of a group lies together.
             * @default false
             */
            isGroupUsed?: boolean;
            /**
             * @description Groups are loaded in sequence.
             * @default false
             */
            isGroupSequenceUsed?: boolean;
            /**
             * @description A group may be divided over containers.
             * @default true
             */
            isSameGroupAllowedInDifferentContainers?: boolean;
            /**
             * @description A group goes to the favourite containers of its cargoes.
             * @default false
             */
            isGroupsToPrefContainers?: boolean;
            /**
             * @description Cargo of an alias lies together within its group.
             * @default false
             */
            isSameAlias1TogetherInSameGroup?: boolean;
            /**
             * @description The same, one level down.
             * @default false
             */
            isSameAlias2TogetherInSameAlias1AndGroup?: boolean;
            /**
             * @description Sets of different groups may share a container.
             * @default false
             */
            isDifferentGroupAllowedOnMultiSetLoad?: boolean;
            /**
             * @description A group too large is divided.
             * @default false
             */
            isSameGroupDividedToDifferentContainersWhenNotKeptTogether?: boolean;
            /**
             * @description Farthest that a piece is reached over cargo while it is loaded; 0 is no limit.
             * @default 0
             */
            maxLoadingReach?: number;
            /**
             * @description Sizes that differ by 2 % at most are searched as one.
             * @default false
             */
            isCargoSizeConsolidated?: boolean;
            /**
             * @description The improvement phase runs.
             * @default true
             */
            isTuned?: boolean;
            /**
             * @description Most volume utilisation; 0 is unrestricted.
             * @default 0
             */
            maxSearchVolPerncentage?: number;
            /**
             * @description Bounds the tree of the search; 0 is unrestricted.
             * @default 0
             */
            maxSearchDepth?: number;
            /**
             * @description Stops the search by the clock; 0 is the most that the service allows.
             * @default 0
             */
            maxRunTimeSeconds?: number;
            /**
             * @description Container types may be mixed.
             * @default true
             */
            isMultiContainerTypesEnabled?: boolean;
            /**
             * @description Most cargo units in a container; 0 is unrestricted.
             * @default 0
             */
            maxFillQtyPerContainer?: number;
            /**
             * @description Read-only.
             * @default false
             */
            isCargoCostComputedFromShipCost?: boolean;
            /**
             * @description Read-only.
             * @default false
             */
            isIdenticalCargoStayInOneContainerWhenNotSpread?: boolean;
            /**
             * @description Read-only.
             * @default false
             */
            isSideSpaceOfCargoFilledWithSameCargo?: boolean;
            /**
             * @description Read-only.
             * @default false
             */
            isCargoSequenceUsedInOppositeOrder?: boolean;
            /**
             * @description Read-only.
             * @default false
             */
            isBottomOrientationRespected?: boolean;
            /**
             * @description Read-only.
             * @default false
             */
            isEasyLoadUsed?: boolean;
            /**
             * @description Read-only.
             * @default 0
             */
            maxCargoTypesPerContainer?: number;
            /**
             * @description Read-only.
             * @default 0
             */
            maxPlacementSize?: number;
            /**
             * @description Read-only.
             * @default false
             */
            isCustomRuleUsedForSolutionsNames?: boolean;
            /** @default null */
            prefixOfSolutionsNames?: string | null;
            /** @default null */
            suffixOfSolutionsNames?: string | null;
            /** @default null */
            sequenceStartingNumberOfSolutionsNames?: number | null;
            /** @default null */
            sequenceLengthOfSolutionsNames?: number | null;
            /**
             * @description Every cargo is palletized.
             * @default false
             */
            isPalletized?: boolean;
            /** @default null */
            palletizing?: {
                /**
                 * @description Every cargo is palletized.
                 * @default false
                 */
                isUsed?: boolean;
                /**
                 * @description Mixed pallets may hold several groups.
                 * @default false
                 */
                isDifferentGroupsAllowedInSamePallet?: boolean;
                /**
                 * @description A lower pallet is not built.
                 * @default 0
                 */
                minHeightOfPallets?: number;
                /**
                 * @description Pallets first, or their heights chosen while the vehicle is loaded.
                 * @default UnitloadsDevelopedInAdvance
                 * @enum {unknown}
                 */
                palletizingAlgorithm?: "UnitloadsDevelopedInAdvance" | "UnitloadsDevelopedDinamically";
            } | null;
            /** @default null */
            MixPallet?: components["schemas"]["EmptyContainer"] | null;
            /**
             * @description Every container is balanced.
             * @default false
             */
            isBalanceAppliedToAllSolutions?: boolean;
            /**
             * @description The last container is balanced.
             * @default false
             */
            isBalanceAppliedToLastSolution?: boolean;
            /**
             * @description The last container is replaced with the smallest that will do.
             * @default false
             */
            isBalanceReplacedWithSmallerSizes?: boolean;
            /**
             * @description A poorly used container is emptied.
             * @default false
             */
            isBalancePoorUtlizationUnloaded?: boolean;
            /**
             * @description The load spreads over the floor first.
             * @default false
             */
            isBalanceSpreadLoadBottom?: boolean;
            /**
             * @description The load is shifted to the middle.
             * @default false
             */
            isBalanceAlignLoadCenter?: boolean;
            /**
             * @description Optional cargo fills what space is left.
             * @default false
             */
            isBalanceFillWithOptionalCargoes?: boolean;
            /**
             * @description More of the cargo fills what space is left.
             * @default false
             */
            isBalanceFillWithAdditionalAmountofExstingCargoes?: boolean;
            /**
             * @description Utilisation below which a container is emptied.
             * @default 0
             */
            maxUtilizationForBalanceUnload?: number;
            /**
             * @description Which containers optional cargo fills.
             * @default FillAllContainers
             * @enum {unknown}
             */
            optionalCargoesFillingAction?: "FillNone" | "FillLastContainer" | "FillAllContainers";
            /** @default null */
            balanceConfiguration?: {
                /**
                 * @description The rule counts.
                 * @default false
                 */
                isUsed?: boolean;
                /**
                 * @description Most difference of the halves, percent of the weight of the cargo.
                 * @default 0
                 */
                maxWeightDifference?: number;
            } | null;
        };
        /** @description A load to be calculated. */
        LoadRequest: {
            /** @description Unique name of the load; a load of the same title is overwritten. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
            title: string;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            /** @description Cargo to load. */
            cargoes: components["schemas"]["Cargo"][];
            /** @description Containers to fill; `containers` is accepted too. */
            emptyContainers: components["schemas"]["EmptyContainer"][];
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
        };
        /** @description A load that is edited. */
        EditBuffer: {
            /** @description Unique name of the load; a load of the same title is overwritten. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
            title: string;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            /** @description Cargo to load. */
            cargoes: components["schemas"]["Cargo"][];
            /** @description Containers to fill; `containers` is accepted too. */
            emptyContainers: components["schemas"]["EmptyContainer"][];
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
            /** @description What is placed already, in the order of the containers. */
            filledContainers: {
                /** @description Name of the container, or the container: one of emptyContainers. */
                emptyContainer: string | components["schemas"]["EmptyContainer"];
                /** @description What lies in it. */
                placements: {
                    /** @description Name of the cargo (its first row with pieces left), or number of its row from 0. */
                    cargo?: string | number;
                    /** @default null */
                    unitload?: components["schemas"]["UnitLoad"] | null;
                    /**
                     * @description How it lies: Orientation1 to Orientation6, or the digit alone.
                     * @default Orientation1
                     */
                    orientation?: number | string;
                    /** @description Its minimum corner, absolute in the container. */
                    pos: {
                        /**
                         * @description From the front wall.
                         * @default 0
                         */
                        length?: number;
                        /**
                         * @description From the left, seen from the door.
                         * @default 0
                         */
                        width?: number;
                        /**
                         * @description From the floor.
                         * @default 0
                         */
                        height?: number;
                    };
                }[];
                /**
                 * @description Nothing is added to it.
                 * @default false
                 */
                locked?: boolean;
            }[];
        };
        /** @description Rules that come from the account. */
        AccountSettings: {
            /**
             * @description Cargo that may not be spread and fits no single container is left out.
             * @default false
             */
            isIdenticalCargoStayInOneContainerWhenNotSpread?: boolean;
            /**
             * @description Higher sequence is loaded first.
             * @default false
             */
            isCargoSequenceUsedInOppositeOrder?: boolean;
            /**
             * @description Whole walls or layers of one cargo are preferred.
             * @default false
             */
            isEasyLoadUsed?: boolean;
            /**
             * @description Space beside a cargo is filled with the same cargo first.
             * @default false
             */
            isSideSpaceOfCargoFilledWithSameCargo?: boolean;
            /**
             * @description The limit where the container has none; 0 is no limit.
             * @default 0
             */
            maxCargoTypesPerContainer?: number;
            /**
             * @description Filled containers are named by the four fields below.
             * @default false
             */
            isCustomRuleUsedForSolutionsNames?: boolean;
            /** @default null */
            prefixOfSolutionsNames?: string | null;
            /** @default null */
            suffixOfSolutionsNames?: string | null;
            /** @default null */
            sequenceStartingNumberOfSolutionsNames?: number | null;
            /** @default null */
            sequenceLengthOfSolutionsNames?: number | null;
            /**
             * @description Stored and shown; no effect on a plan.
             * @default false
             */
            isUnitloadFilledWithDifferentCargoes?: boolean;
            /**
             * @description Stored and shown; no effect on a plan.
             * @default false
             */
            isCargoCostComputedFromShipCost?: boolean;
            /**
             * @description Stored and shown; no effect on a plan.
             * @default false
             */
            isBottomOrientationRespected?: boolean;
            /**
             * @description Stored and shown; no effect on a plan.
             * @default 0
             */
            maxPlacementSize?: number;
        };
        /** @description A key to be made. */
        NewKey: {
            /**
             * @description What its owner calls it.
             * @default
             */
            name?: string;
            /** @default null */
            expiresAt?: (string | unknown | unknown) | null;
        };
        /** @description A link to be made. */
        NewLink: {
            /** @description Whole title of a saved load of the caller. */
            title: string;
            /** @default null */
            expiresAt?: (string | unknown | unknown) | null;
        };
        /** @description A container of the master data; its type may be left out. */
        ContainerRecord: {
            /**
             * @description That of the path; absent: the same.
             * @enum {unknown}
             */
            containerType?: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
            /** @description Identifier. */
            name: string;
            /** @default null */
            vehicleType?: ("Dry" | "OpenTop" | "FlatRack" | "Refrigerated") | null;
            /** @default null */
            palletType?: ("Wood2WaysDoube" | "Paper" | "Steel" | "Slipsheet" | "Wood2WaysSingle" | "Wood4Ways" | "Plastic2WaysDoube" | "Plastic2WaysSingle" | "Plastic4Ways" | "Bucket") | null;
            /** @default null */
            cartonType?: ("Tuck" | "TuckWithoutMinorFlap" | "RSC" | "RSCClosed" | "HSC" | "Cube" | "TrayHalf" | "ShrinkWrap" | "BottomOpen") | null;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            /**
             * @description How many there are; 0 is as many as needed.
             * @default 0
             */
            qty?: number;
            /** @description Inner length. */
            length: number;
            /** @description Inner width. */
            width: number;
            /** @description Inner height; of a pallet, the height for cargo. */
            height: number;
            /**
             * @description Weight of the empty container.
             * @default 0
             */
            emptyWeight?: number;
            /**
             * @description Most length of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxLength?: number;
            /**
             * @description Most width of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxWidth?: number;
            /**
             * @description Most height of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxHeight?: number;
            /**
             * @description Weight capacity; 0 is unrestricted.
             * @default 0
             */
            maxWeight?: number;
            /**
             * @description Most volume utilisation; 0 is unrestricted.
             * @default 0
             */
            maxVolPercent?: number;
            /**
             * @description Most different cargoes in it; 0 is unrestricted.
             * @default 0
             */
            maxCargoTypes?: number;
            /**
             * @description Lower is taken first.
             * @default 0
             */
            priority?: number;
            /**
             * @description What using it costs.
             * @default 0
             */
            price?: number;
            /**
             * @description Most price of the cargo in it; 0 is unrestricted.
             * @default 0
             */
            maxPrice?: number;
            /**
             * @description Thickness of the pallet.
             * @default 0
             */
            palletThickness?: number;
            /**
             * @description Cargo may reach over the edges of the deck.
             * @default false
             */
            palletOverhang?: boolean;
            /**
             * @description Cargo stays inside the edges of the deck.
             * @default false
             */
            palletUnderhang?: boolean;
            /**
             * @description How far over each end.
             * @default 0
             */
            palletOverhangLength?: number;
            /**
             * @description How far over each side.
             * @default 0
             */
            palletOverhangWidth?: number;
            /**
             * @description How far inside each end.
             * @default 0
             */
            palletUnderhangLength?: number;
            /**
             * @description How far inside each side.
             * @default 0
             */
            palletUnderhangWidth?: number;
            /**
             * @description RGB code, red in the low byte.
             * @default 0
             */
            color?: number;
            /**
             * @description For example #FF8800; wins over the name.
             * @default
             */
            colorHexaCode?: string;
            /**
             * @description A CSS colour name; wins over the code.
             * @default
             * @enum {string}
             */
            colorKnownName?: "" | "aliceblue" | "antiquewhite" | "aqua" | "aquamarine" | "azure" | "beige" | "bisque" | "black" | "blanchedalmond" | "blue" | "blueviolet" | "brown" | "burlywood" | "cadetblue" | "chartreuse" | "chocolate" | "coral" | "cornflowerblue" | "cornsilk" | "crimson" | "cyan" | "darkblue" | "darkcyan" | "darkgoldenrod" | "darkgray" | "darkgreen" | "darkgrey" | "darkkhaki" | "darkmagenta" | "darkolivegreen" | "darkorange" | "darkorchid" | "darkred" | "darksalmon" | "darkseagreen" | "darkslateblue" | "darkslategray" | "darkslategrey" | "darkturquoise" | "darkviolet" | "deeppink" | "deepskyblue" | "dimgray" | "dimgrey" | "dodgerblue" | "firebrick" | "floralwhite" | "forestgreen" | "fuchsia" | "gainsboro" | "ghostwhite" | "gold" | "goldenrod" | "gray" | "green" | "greenyellow" | "grey" | "honeydew" | "hotpink" | "indianred" | "indigo" | "ivory" | "khaki" | "lavender" | "lavenderblush" | "lawngreen" | "lemonchiffon" | "lightblue" | "lightcoral" | "lightcyan" | "lightgoldenrodyellow" | "lightgray" | "lightgreen" | "lightgrey" | "lightpink" | "lightsalmon" | "lightseagreen" | "lightskyblue" | "lightslategray" | "lightslategrey" | "lightsteelblue" | "lightyellow" | "lime" | "limegreen" | "linen" | "magenta" | "maroon" | "mediumaquamarine" | "mediumblue" | "mediumorchid" | "mediumpurple" | "mediumseagreen" | "mediumslateblue" | "mediumspringgreen" | "mediumturquoise" | "mediumvioletred" | "midnightblue" | "mintcream" | "mistyrose" | "moccasin" | "navajowhite" | "navy" | "oldlace" | "olive" | "olivedrab" | "orange" | "orangered" | "orchid" | "palegoldenrod" | "palegreen" | "paleturquoise" | "palevioletred" | "papayawhip" | "peachpuff" | "peru" | "pink" | "plum" | "powderblue" | "purple" | "rebeccapurple" | "red" | "rosybrown" | "royalblue" | "saddlebrown" | "salmon" | "sandybrown" | "seagreen" | "seashell" | "sienna" | "silver" | "skyblue" | "slateblue" | "slategray" | "slategrey" | "snow" | "springgreen" | "steelblue" | "tan" | "teal" | "thistle" | "tomato" | "turquoise" | "violet" | "wheat" | "white" | "whitesmoke" | "yellow" | "yellowgreen";
            /** @default null */
            zones?: {
                /**
                 * @description Shown in reasons and reports.
                 * @default
                 */
                name?: string;
                /** @description Its minimum corner. */
                position: {
                    /**
                     * @description From the front wall.
                     * @default 0
                     */
                    length?: number;
                    /**
                     * @description From the left, seen from the door.
                     * @default 0
                     */
                    width?: number;
                    /**
                     * @description From the floor.
                     * @default 0
                     */
                    height?: number;
                };
                /** @description Its extent. */
                size: {
                    /**
                     * @description Along the length.
                     * @default 0
                     */
                    length?: number;
                    /**
                     * @description Along the width.
                     * @default 0
                     */
                    width?: number;
                    /**
                     * @description Along the height.
                     * @default 0
                     */
                    height?: number;
                };
                /**
                 * @description Most weight in it; 0 is unrestricted.
                 * @default 0
                 */
                maxWeight?: number;
                /** @default null */
                allowedGroups?: string[] | null;
            }[] | null;
            /** @default null */
            vehicleDropDeckRearSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
            /** @default null */
            vehicleDropDeckFrontSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
        };
        /** @description A container whose details come from the master data, by its type and name. */
        ContainerReference: {
            /**
             * @description What kind of container it is. Numeric codes: 0 = Carton, 1 = Pallet, 2 = SeaVan, 3 = Truck, 4 = ULD.
             * @enum {unknown}
             */
            containerType: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
            /** @description Identifier. */
            name: string;
            /** @default null */
            vehicleType?: ("Dry" | "OpenTop" | "FlatRack" | "Refrigerated") | null;
            /** @default null */
            palletType?: ("Wood2WaysDoube" | "Paper" | "Steel" | "Slipsheet" | "Wood2WaysSingle" | "Wood4Ways" | "Plastic2WaysDoube" | "Plastic2WaysSingle" | "Plastic4Ways" | "Bucket") | null;
            /** @default null */
            cartonType?: ("Tuck" | "TuckWithoutMinorFlap" | "RSC" | "RSCClosed" | "HSC" | "Cube" | "TrayHalf" | "ShrinkWrap" | "BottomOpen") | null;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            /**
             * @description How many there are; 0 is as many as needed.
             * @default 0
             */
            qty?: number;
            /**
             * @description Inner length.
             * @default 0
             */
            length?: number;
            /**
             * @description Inner width.
             * @default 0
             */
            width?: number;
            /**
             * @description Inner height; of a pallet, the height for cargo.
             * @default 0
             */
            height?: number;
            /**
             * @description Weight of the empty container.
             * @default 0
             */
            emptyWeight?: number;
            /**
             * @description Most length of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxLength?: number;
            /**
             * @description Most width of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxWidth?: number;
            /**
             * @description Most height of all cargo together; 0 is unrestricted.
             * @default 0
             */
            maxHeight?: number;
            /**
             * @description Weight capacity; 0 is unrestricted.
             * @default 0
             */
            maxWeight?: number;
            /**
             * @description Most volume utilisation; 0 is unrestricted.
             * @default 0
             */
            maxVolPercent?: number;
            /**
             * @description Most different cargoes in it; 0 is unrestricted.
             * @default 0
             */
            maxCargoTypes?: number;
            /**
             * @description Lower is taken first.
             * @default 0
             */
            priority?: number;
            /**
             * @description What using it costs.
             * @default 0
             */
            price?: number;
            /**
             * @description Most price of the cargo in it; 0 is unrestricted.
             * @default 0
             */
            maxPrice?: number;
            /**
             * @description Thickness of the pallet.
             * @default 0
             */
            palletThickness?: number;
            /**
             * @description Cargo may reach over the edges of the deck.
             * @default false
             */
            palletOverhang?: boolean;
            /**
             * @description Cargo stays inside the edges of the deck.
             * @default false
             */
            palletUnderhang?: boolean;
            /**
             * @description How far over each end.
             * @default 0
             */
            palletOverhangLength?: number;
            /**
             * @description How far over each side.
             * @default 0
             */
            palletOverhangWidth?: number;
            /**
             * @description How far inside each end.
             * @default 0
             */
            palletUnderhangLength?: number;
            /**
             * @description How far inside each side.
             * @default 0
             */
            palletUnderhangWidth?: number;
            /**
             * @description RGB code, red in the low byte.
             * @default 0
             */
            color?: number;
            /**
             * @description For example #FF8800; wins over the name.
             * @default
             */
            colorHexaCode?: string;
            /**
             * @description A CSS colour name; wins over the code.
             * @default
             */
            colorKnownName?: string;
            /** @default null */
            zones?: {
                /**
                 * @description Shown in reasons and reports.
                 * @default
                 */
                name?: string;
                /** @description Its minimum corner. */
                position: {
                    /**
                     * @description From the front wall.
                     * @default 0
                     */
                    length?: number;
                    /**
                     * @description From the left, seen from the door.
                     * @default 0
                     */
                    width?: number;
                    /**
                     * @description From the floor.
                     * @default 0
                     */
                    height?: number;
                };
                /** @description Its extent. */
                size: {
                    /**
                     * @description Along the length.
                     * @default 0
                     */
                    length?: number;
                    /**
                     * @description Along the width.
                     * @default 0
                     */
                    width?: number;
                    /**
                     * @description Along the height.
                     * @default 0
                     */
                    height?: number;
                };
                /**
                 * @description Most weight in it; 0 is unrestricted.
                 * @default 0
                 */
                maxWeight?: number;
                /** @default null */
                allowedGroups?: string[] | null;
            }[] | null;
            /** @default null */
            vehicleDropDeckRearSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
            /** @default null */
            vehicleDropDeckFrontSize?: {
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null;
        };
        /** @description A load whose details come from the master data, with cargoDetailLoadedFromDatabase. */
        StoredLoadRequest: {
            /** @description Unique name of the load; a load of the same title is overwritten. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
            title: string;
            /**
             * @description Free text.
             * @default
             */
            description?: string;
            cargoes: components["schemas"]["CargoReference"][];
            emptyContainers: (components["schemas"]["EmptyContainer"] | components["schemas"]["ContainerReference"])[];
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
        };
        /** @description Each request is calculated under each setting: at most 100 calculations. */
        LoadComparison: {
            /** @description The only one; this or `requests`. */
            request?: components["schemas"]["LoadRequest"];
            requests?: components["schemas"]["LoadRequest"][];
            settings: {
                /** @description Names the setting in the answer. */
                label: string;
                rules?: components["schemas"]["RulesChange"];
            }[];
        } & (unknown | unknown);
        /** @description Laid over the rules of each request; null takes one away. */
        RulesChange: {
            calculationType?: ("MixLoad" | "SetLoad" | "SetLoadByVolume" | "UnitLoad" | "MultipleSetLoad") | null;
            algorithmType?: ("Optimization" | "MaxVolumeFirst" | "Interlocked") | null;
            fillDirection?: ("FrontToRear" | "BottomToTop") | null;
            optimizationLevel?: number | null;
            seed?: number | null;
            isWeightLimited?: boolean | null;
            isPriceLimited?: boolean | null;
            isSpreadIdenticalCargoAllowed?: boolean | null;
            isEmptySpaceMerged?: boolean | null;
            isSequenceUsed?: boolean | null;
            isUnitloadFirst?: boolean | null;
            isUnitloadsPartialAllowedWhenUnitloadsFirst?: boolean | null;
            isUnitloadFilledWithDifferentCargoes?: boolean | null;
            bestFitContainersSelectionType?: ("BestfitDisabled" | "BestfitMaxEmptySizeFirst" | "BestfitMaxVolUtilFirst" | "BestfitMaxLoadVolFirst" | "BestfitMaxWeightUtilFirst") | null;
            bestFitContainersSelectionMaxVolUtilThreshold?: number | null;
            bestFitContainersSelectionMaxWeightUtilThreshold?: number | null;
            isSafeStackingUsed?: boolean | null;
            minSupportRate?: number | null;
            maxDepthToSupportForSafeStacking?: number | null;
            minWeightDifferencePercentageForStackingTwoCargoes?: number | null;
            stackingRule?: ("BestFit" | "HigherStackValueBottomFirst" | "AllowedTopBottmStackValueSame" | "AllowedTopBottomFootPrintSame" | "HeavierBottomFirst" | "FloorStack" | "FollowStackMatrix" | "AlwaysSingleLayerOnBottom" | "AlwaysNotAllowed" | "StackValue" | "StackCode" | "SameGroupOnly" | "SameAliasOnly" | "LargerFootprintBottomFirst" | "DenserBottomFirst" | "LowerSequenceBottomFirst") | null;
            groupsStackingRule?: ("BestFit" | "AlwaysNotAllowed") | null;
            stackingMatrix?: (({
                /** @description Name of the cargo below, * for any. */
                bottomCargo: string;
                /** @description Name of the cargo on top, * for any. */
                topCargo: string;
                /**
                 * @description The one may rest on the other.
                 * @default true
                 */
                allowed?: boolean;
            } | boolean[])[] | null) | null;
            maxStackingHeight?: ({
                /**
                 * @description The rule counts.
                 * @default false
                 */
                isUsed?: boolean;
                /**
                 * @description How the height is limited.
                 * @default ProportionalToGroundPlacementWidth
                 * @enum {unknown}
                 */
                algorithm?: "ProportionalToGroundPlacementWidth";
                /**
                 * @description Height of a stack / shorter side of what it stands on.
                 * @default 0
                 */
                proportionalRateToSetMaxStackingHeight?: number;
            } | null) | null;
            isGroupUsed?: boolean | null;
            isGroupSequenceUsed?: boolean | null;
            isSameGroupAllowedInDifferentContainers?: boolean | null;
            isGroupsToPrefContainers?: boolean | null;
            isSameAlias1TogetherInSameGroup?: boolean | null;
            isSameAlias2TogetherInSameAlias1AndGroup?: boolean | null;
            isDifferentGroupAllowedOnMultiSetLoad?: boolean | null;
            isSameGroupDividedToDifferentContainersWhenNotKeptTogether?: boolean | null;
            maxLoadingReach?: number | null;
            isCargoSizeConsolidated?: boolean | null;
            isTuned?: boolean | null;
            maxSearchVolPerncentage?: number | null;
            maxSearchDepth?: number | null;
            maxRunTimeSeconds?: number | null;
            isMultiContainerTypesEnabled?: boolean | null;
            maxFillQtyPerContainer?: number | null;
            isCargoCostComputedFromShipCost?: boolean | null;
            isIdenticalCargoStayInOneContainerWhenNotSpread?: boolean | null;
            isSideSpaceOfCargoFilledWithSameCargo?: boolean | null;
            isCargoSequenceUsedInOppositeOrder?: boolean | null;
            isBottomOrientationRespected?: boolean | null;
            isEasyLoadUsed?: boolean | null;
            maxCargoTypesPerContainer?: number | null;
            maxPlacementSize?: number | null;
            isCustomRuleUsedForSolutionsNames?: boolean | null;
            prefixOfSolutionsNames?: (string | null) | null;
            suffixOfSolutionsNames?: (string | null) | null;
            sequenceStartingNumberOfSolutionsNames?: (number | null) | null;
            sequenceLengthOfSolutionsNames?: (number | null) | null;
            isPalletized?: boolean | null;
            palletizing?: ({
                /**
                 * @description Every cargo is palletized.
                 * @default false
                 */
                isUsed?: boolean;
                /**
                 * @description Mixed pallets may hold several groups.
                 * @default false
                 */
                isDifferentGroupsAllowedInSamePallet?: boolean;
                /**
                 * @description A lower pallet is not built.
                 * @default 0
                 */
                minHeightOfPallets?: number;
                /**
                 * @description Pallets first, or their heights chosen while the vehicle is loaded.
                 * @default UnitloadsDevelopedInAdvance
                 * @enum {unknown}
                 */
                palletizingAlgorithm?: "UnitloadsDevelopedInAdvance" | "UnitloadsDevelopedDinamically";
            } | null) | null;
            MixPallet?: (components["schemas"]["EmptyContainer"] | null) | null;
            isBalanceAppliedToAllSolutions?: boolean | null;
            isBalanceAppliedToLastSolution?: boolean | null;
            isBalanceReplacedWithSmallerSizes?: boolean | null;
            isBalancePoorUtlizationUnloaded?: boolean | null;
            isBalanceSpreadLoadBottom?: boolean | null;
            isBalanceAlignLoadCenter?: boolean | null;
            isBalanceFillWithOptionalCargoes?: boolean | null;
            isBalanceFillWithAdditionalAmountofExstingCargoes?: boolean | null;
            maxUtilizationForBalanceUnload?: number | null;
            optionalCargoesFillingAction?: ("FillNone" | "FillLastContainer" | "FillAllContainers") | null;
            balanceConfiguration?: ({
                /**
                 * @description The rule counts.
                 * @default false
                 */
                isUsed?: boolean;
                /**
                 * @description Most difference of the halves, percent of the weight of the cargo.
                 * @default 0
                 */
                maxWeightDifference?: number;
            } | null) | null;
        };
        /** @description Fields of a cargo record to change; null removes one. What comes of it must be a cargo. */
        CargoChange: {
            style?: ("Shipcase" | "Palletload" | "Roll") | null;
            name?: string | null;
            description?: string | null;
            length?: number | null;
            width?: number | null;
            height?: number | null;
            diameter?: number | null;
            weight?: number | null;
            pieceInside?: number | null;
            orderPieces?: number | null;
            setRatio?: number | null;
            price?: number | null;
            alias?: string | null;
            alias2?: string | null;
            groupName?: string | null;
            property1?: string | null;
            property2?: string | null;
            property3?: string | null;
            property4?: string | null;
            property5?: string | null;
            property6?: string | null;
            property7?: string | null;
            property8?: string | null;
            property9?: string | null;
            property10?: string | null;
            sequence?: number | null;
            orientationsAllowed?: (string | number) | null;
            turnAllowedOnFloor?: boolean | null;
            orientationPriority?: (string | {
                /**
                 * @description The priority counts.
                 * @default false
                 */
                used?: boolean;
                /**
                 * @description The orientation preferred, 1 to 6; 0 for none.
                 * @default 0
                 */
                orientationNumberPrimary?: number;
                /**
                 * @description The next one, 1 to 6; 0 for none.
                 * @default 0
                 */
                orientationNumberNearDoor?: number;
            } | null) | null;
            maxLayersOnOrientation1?: number | null;
            maxLayersOnOrientation2?: number | null;
            maxLayersOnOrientation3?: number | null;
            maxLayersOnOrientation4?: number | null;
            maxLayersOnOrientation5?: number | null;
            maxLayersOnOrientation6?: number | null;
            isPalletized?: boolean | null;
            palletizing?: ({
                /** @default null */
                pallet?: components["schemas"]["EmptyContainer"] | null;
                /**
                 * @description The top layer is whole, or the pallet ends one layer lower.
                 * @default false
                 */
                flatPalletTop?: boolean;
                /** @default null */
                partialPalletsAllowed?: boolean | null;
                /**
                 * @description What does not fill a pallet goes to mixed pallets.
                 * @default false
                 */
                remainQtyToMixPallet?: boolean;
                /**
                 * @description What does not fill a pallet goes loose into the vehicle.
                 * @default false
                 */
                remainQtyToVehicle?: boolean;
                /**
                 * @description Exactly so many on a full pallet; 0 for none.
                 * @default 0
                 */
                fixedCargoCountOnPallet?: number;
            } | null) | null;
            unitloadTopPattern?: ("BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface") | null;
            unitloadBottomPattern?: ("BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface") | null;
            unitloadLayersQtyRotated?: number | null;
            unitload?: (components["schemas"]["UnitLoad"] | null) | null;
            palletizedUnitloadsQty?: number | null;
            maxLayersAllowedOverDifferentCargoes?: boolean | null;
            stackValue?: number | null;
            stackCode?: string | null;
            maxSupportingWeight?: number | null;
            floorStackType?: (("BestFit" | "BottomOnly" | "NoBottom") | null) | null;
            floorStackSupportsOthers?: boolean | null;
            nothingOnTop?: boolean | null;
            overhangAllowed?: boolean | null;
            overhangLength?: number | null;
            overhangWidth?: number | null;
            isOptional?: boolean | null;
            bulgeSize?: ({
                /**
                 * @description Along the length.
                 * @default 0
                 */
                length?: number;
                /**
                 * @description Along the width.
                 * @default 0
                 */
                width?: number;
                /**
                 * @description Along the height.
                 * @default 0
                 */
                height?: number;
            } | null) | null;
            emptyContainersFavorite?: ((string | {
                /** @description Name of the container. Whole Unicode text, without half of a surrogate pair; neither `.` nor `..`. */
                name: string;
            })[] | null) | null;
            faceOpen?: ("NeitherSide" | "LengthSide" | "WidthSide" | "BothSides") | null;
            handling?: (("Hand" | "Machine") | null) | null;
            color?: number | null;
            colorHexaCode?: string | null;
            colorKnownName?: ("" | "aliceblue" | "antiquewhite" | "aqua" | "aquamarine" | "azure" | "beige" | "bisque" | "black" | "blanchedalmond" | "blue" | "blueviolet" | "brown" | "burlywood" | "cadetblue" | "chartreuse" | "chocolate" | "coral" | "cornflowerblue" | "cornsilk" | "crimson" | "cyan" | "darkblue" | "darkcyan" | "darkgoldenrod" | "darkgray" | "darkgreen" | "darkgrey" | "darkkhaki" | "darkmagenta" | "darkolivegreen" | "darkorange" | "darkorchid" | "darkred" | "darksalmon" | "darkseagreen" | "darkslateblue" | "darkslategray" | "darkslategrey" | "darkturquoise" | "darkviolet" | "deeppink" | "deepskyblue" | "dimgray" | "dimgrey" | "dodgerblue" | "firebrick" | "floralwhite" | "forestgreen" | "fuchsia" | "gainsboro" | "ghostwhite" | "gold" | "goldenrod" | "gray" | "green" | "greenyellow" | "grey" | "honeydew" | "hotpink" | "indianred" | "indigo" | "ivory" | "khaki" | "lavender" | "lavenderblush" | "lawngreen" | "lemonchiffon" | "lightblue" | "lightcoral" | "lightcyan" | "lightgoldenrodyellow" | "lightgray" | "lightgreen" | "lightgrey" | "lightpink" | "lightsalmon" | "lightseagreen" | "lightskyblue" | "lightslategray" | "lightslategrey" | "lightsteelblue" | "lightyellow" | "lime" | "limegreen" | "linen" | "magenta" | "maroon" | "mediumaquamarine" | "mediumblue" | "mediumorchid" | "mediumpurple" | "mediumseagreen" | "mediumslateblue" | "mediumspringgreen" | "mediumturquoise" | "mediumvioletred" | "midnightblue" | "mintcream" | "mistyrose" | "moccasin" | "navajowhite" | "navy" | "oldlace" | "olive" | "olivedrab" | "orange" | "orangered" | "orchid" | "palegoldenrod" | "palegreen" | "paleturquoise" | "palevioletred" | "papayawhip" | "peachpuff" | "peru" | "pink" | "plum" | "powderblue" | "purple" | "rebeccapurple" | "red" | "rosybrown" | "royalblue" | "saddlebrown" | "salmon" | "sandybrown" | "seagreen" | "seashell" | "sienna" | "silver" | "skyblue" | "slateblue" | "slategray" | "slategrey" | "snow" | "springgreen" | "steelblue" | "tan" | "teal" | "thistle" | "tomato" | "turquoise" | "violet" | "wheat" | "white" | "whitesmoke" | "yellow" | "yellowgreen") | null;
            qty?: number | null;
        };
        /** @description Settings to change; null puts one back. */
        SettingsChange: {
            isIdenticalCargoStayInOneContainerWhenNotSpread?: boolean | null;
            isCargoSequenceUsedInOppositeOrder?: boolean | null;
            isEasyLoadUsed?: boolean | null;
            isSideSpaceOfCargoFilledWithSameCargo?: boolean | null;
            maxCargoTypesPerContainer?: number | null;
            isCustomRuleUsedForSolutionsNames?: boolean | null;
            prefixOfSolutionsNames?: (string | null) | null;
            suffixOfSolutionsNames?: (string | null) | null;
            sequenceStartingNumberOfSolutionsNames?: (number | null) | null;
            sequenceLengthOfSolutionsNames?: (number | null) | null;
            isUnitloadFilledWithDifferentCargoes?: boolean | null;
            isCargoCostComputedFromShipCost?: boolean | null;
            isBottomOrientationRespected?: boolean | null;
            maxPlacementSize?: number | null;
        };
        /** @description Cargo to be loaded. */
        AnsweredCargo: {
            /**
             * @description Shipcase: a carton; Palletload: a unit load; Roll: a cylinder.
             * @enum {unknown}
             */
            style: "Shipcase" | "Palletload" | "Roll";
            /** @description SKU or part number. */
            name: string;
            /** @description Free text. */
            description?: string;
            /** @description Length of one unit. */
            length?: number;
            /** @description Width of one unit. */
            width?: number;
            /** @description Height of one unit; of a roll, its axis. */
            height?: number;
            /** @description Diameter of a roll; 0 for a cuboid. */
            diameter?: number;
            /** @description Weight of one unit. */
            weight?: number;
            /** @description Pieces inside each unit. */
            pieceInside?: number;
            /** @description Pieces ordered; 0 when unused. */
            orderPieces?: number;
            /** @description Units of it in a set. */
            setRatio?: number;
            /** @description Price of one unit. */
            price?: number;
            /** @description Another identifier. */
            alias?: string;
            /** @description One more identifier. */
            alias2?: string;
            /** @description Group, for example a stop. */
            groupName?: string;
            /** @description Custom property, shown in reports. */
            property1?: string;
            /** @description Custom property, shown in reports. */
            property2?: string;
            /** @description Custom property, shown in reports. */
            property3?: string;
            /** @description Custom property, shown in reports. */
            property4?: string;
            /** @description Custom property, shown in reports. */
            property5?: string;
            /** @description Custom property, shown in reports. */
            property6?: string;
            /** @description Custom property, shown in reports. */
            property7?: string;
            /** @description Custom property, shown in reports. */
            property8?: string;
            /** @description Custom property, shown in reports. */
            property9?: string;
            /** @description Custom property, shown in reports. */
            property10?: string;
            /** @description Loading sequence; lower is loaded first. */
            sequence?: number;
            /** @description Orientations and digits 1 to 6 (Orientations12), OrientationsBasic, OrientationsAll, or a bit mask 1 to 63. */
            orientationsAllowed?: string | number;
            /** @description Turned orientations may stand on the floor. */
            turnAllowedOnFloor?: boolean;
            /** @description Orientations and digits in order of preference, or null. */
            orientationPriority?: string | {
                /** @description The priority counts. */
                used?: boolean;
                /** @description The orientation preferred, 1 to 6; 0 for none. */
                orientationNumberPrimary?: number;
                /** @description The next one, 1 to 6; 0 for none. */
                orientationNumberNearDoor?: number;
            } | null;
            /** @description Most layers in orientation 1; 0 is no limit. */
            maxLayersOnOrientation1?: number;
            /** @description Most layers in orientation 2; 0 is no limit. */
            maxLayersOnOrientation2?: number;
            /** @description Most layers in orientation 3; 0 is no limit. */
            maxLayersOnOrientation3?: number;
            /** @description Most layers in orientation 4; 0 is no limit. */
            maxLayersOnOrientation4?: number;
            /** @description Most layers in orientation 5; 0 is no limit. */
            maxLayersOnOrientation5?: number;
            /** @description Most layers in orientation 6; 0 is no limit. */
            maxLayersOnOrientation6?: number;
            /** @description The cargo is palletized before it is loaded. */
            isPalletized?: boolean;
            palletizing?: {
                pallet?: components["schemas"]["AnsweredEmptyContainer"] | null;
                /** @description The top layer is whole, or the pallet ends one layer lower. */
                flatPalletTop?: boolean;
                partialPalletsAllowed?: boolean | null;
                /** @description What does not fill a pallet goes to mixed pallets. */
                remainQtyToMixPallet?: boolean;
                /** @description What does not fill a pallet goes loose into the vehicle. */
                remainQtyToVehicle?: boolean;
                /** @description Exactly so many on a full pallet; 0 for none. */
                fixedCargoCountOnPallet?: number;
            } | null;
            /**
             * @description Pattern of the top layer of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @enum {unknown}
             */
            unitloadTopPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Pattern of the bottom layers of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @enum {unknown}
             */
            unitloadBottomPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /** @description Layers turned for stability. */
            unitloadLayersQtyRotated?: number;
            unitload?: components["schemas"]["AnsweredUnitLoad"] | null;
            /** @description Number of palletized unit loads. */
            palletizedUnitloadsQty?: number;
            /** @description It may rest on different cargo. */
            maxLayersAllowedOverDifferentCargoes?: boolean;
            /** @description Compared by the stacking rules. */
            stackValue?: number;
            /** @description Compared by the stacking rules. */
            stackCode?: string;
            /** @description Most weight on top; 0 is no limit. */
            maxSupportingWeight?: number;
            floorStackType?: ("BestFit" | "BottomOnly" | "NoBottom") | null;
            /** @description Different cargo may rest on it. */
            floorStackSupportsOthers?: boolean;
            /** @description Nothing rests on it, whatever it weighs, of its own kind neither. */
            nothingOnTop?: boolean;
            /** @description It may reach past what carries it. */
            overhangAllowed?: boolean;
            /** @description How far, along the container's length. */
            overhangLength?: number;
            /** @description How far, along the container's width. */
            overhangWidth?: number;
            /** @description Cargo that fills what space is left. */
            isOptional?: boolean;
            bulgeSize?: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
            emptyContainersFavorite?: (string | {
                /** @description Name of the container. */
                name: string;
            })[] | null;
            /**
             * @description A face that should stay free.
             * @enum {unknown}
             */
            faceOpen?: "NeitherSide" | "LengthSide" | "WidthSide" | "BothSides";
            handling?: ("Hand" | "Machine") | null;
            /** @description RGB code, red in the low byte; 0 for none. */
            color?: number;
            /** @description For example #FF8800; wins over the name. */
            colorHexaCode?: string;
            /** @description A CSS colour name; wins over the code. */
            colorKnownName?: string;
            /** @description Quantity to ship; of pre-packed unit loads, their number. */
            qty: number;
        };
        /** @description Cargo in the master data. */
        AnsweredCargoRecord: {
            /**
             * @description Shipcase: a carton; Palletload: a unit load; Roll: a cylinder.
             * @enum {unknown}
             */
            style: "Shipcase" | "Palletload" | "Roll";
            /** @description SKU or part number. */
            name: string;
            /** @description Free text. */
            description?: string;
            /** @description Length of one unit. */
            length?: number;
            /** @description Width of one unit. */
            width?: number;
            /** @description Height of one unit; of a roll, its axis. */
            height?: number;
            /** @description Diameter of a roll; 0 for a cuboid. */
            diameter?: number;
            /** @description Weight of one unit. */
            weight?: number;
            /** @description Pieces inside each unit. */
            pieceInside?: number;
            /** @description Pieces ordered; 0 when unused. */
            orderPieces?: number;
            /** @description Units of it in a set. */
            setRatio?: number;
            /** @description Price of one unit. */
            price?: number;
            /** @description Another identifier. */
            alias?: string;
            /** @description One more identifier. */
            alias2?: string;
            /** @description Group, for example a stop. */
            groupName?: string;
            /** @description Custom property, shown in reports. */
            property1?: string;
            /** @description Custom property, shown in reports. */
            property2?: string;
            /** @description Custom property, shown in reports. */
            property3?: string;
            /** @description Custom property, shown in reports. */
            property4?: string;
            /** @description Custom property, shown in reports. */
            property5?: string;
            /** @description Custom property, shown in reports. */
            property6?: string;
            /** @description Custom property, shown in reports. */
            property7?: string;
            /** @description Custom property, shown in reports. */
            property8?: string;
            /** @description Custom property, shown in reports. */
            property9?: string;
            /** @description Custom property, shown in reports. */
            property10?: string;
            /** @description Loading sequence; lower is loaded first. */
            sequence?: number;
            /** @description Orientations and digits 1 to 6 (Orientations12), OrientationsBasic, OrientationsAll, or a bit mask 1 to 63. */
            orientationsAllowed?: string | number;
            /** @description Turned orientations may stand on the floor. */
            turnAllowedOnFloor?: boolean;
            /** @description Orientations and digits in order of preference, or null. */
            orientationPriority?: string | {
                /** @description The priority counts. */
                used?: boolean;
                /** @description The orientation preferred, 1 to 6; 0 for none. */
                orientationNumberPrimary?: number;
                /** @description The next one, 1 to 6; 0 for none. */
                orientationNumberNearDoor?: number;
            } | null;
            /** @description Most layers in orientation 1; 0 is no limit. */
            maxLayersOnOrientation1?: number;
            /** @description Most layers in orientation 2; 0 is no limit. */
            maxLayersOnOrientation2?: number;
            /** @description Most layers in orientation 3; 0 is no limit. */
            maxLayersOnOrientation3?: number;
            /** @description Most layers in orientation 4; 0 is no limit. */
            maxLayersOnOrientation4?: number;
            /** @description Most layers in orientation 5; 0 is no limit. */
            maxLayersOnOrientation5?: number;
            /** @description Most layers in orientation 6; 0 is no limit. */
            maxLayersOnOrientation6?: number;
            /** @description The cargo is palletized before it is loaded. */
            isPalletized?: boolean;
            palletizing?: {
                pallet?: components["schemas"]["AnsweredEmptyContainer"] | null;
                /** @description The top layer is whole, or the pallet ends one layer lower. */
                flatPalletTop?: boolean;
                partialPalletsAllowed?: boolean | null;
                /** @description What does not fill a pallet goes to mixed pallets. */
                remainQtyToMixPallet?: boolean;
                /** @description What does not fill a pallet goes loose into the vehicle. */
                remainQtyToVehicle?: boolean;
                /** @description Exactly so many on a full pallet; 0 for none. */
                fixedCargoCountOnPallet?: number;
            } | null;
            /**
             * @description Pattern of the top layer of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @enum {unknown}
             */
            unitloadTopPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Pattern of the bottom layers of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @enum {unknown}
             */
            unitloadBottomPattern?: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /** @description Layers turned for stability. */
            unitloadLayersQtyRotated?: number;
            unitload?: components["schemas"]["AnsweredUnitLoad"] | null;
            /** @description Number of palletized unit loads. */
            palletizedUnitloadsQty?: number;
            /** @description It may rest on different cargo. */
            maxLayersAllowedOverDifferentCargoes?: boolean;
            /** @description Compared by the stacking rules. */
            stackValue?: number;
            /** @description Compared by the stacking rules. */
            stackCode?: string;
            /** @description Most weight on top; 0 is no limit. */
            maxSupportingWeight?: number;
            floorStackType?: ("BestFit" | "BottomOnly" | "NoBottom") | null;
            /** @description Different cargo may rest on it. */
            floorStackSupportsOthers?: boolean;
            /** @description Nothing rests on it, whatever it weighs, of its own kind neither. */
            nothingOnTop?: boolean;
            /** @description It may reach past what carries it. */
            overhangAllowed?: boolean;
            /** @description How far, along the container's length. */
            overhangLength?: number;
            /** @description How far, along the container's width. */
            overhangWidth?: number;
            /** @description Cargo that fills what space is left. */
            isOptional?: boolean;
            bulgeSize?: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
            emptyContainersFavorite?: (string | {
                /** @description Name of the container. */
                name: string;
            })[] | null;
            /**
             * @description A face that should stay free.
             * @enum {unknown}
             */
            faceOpen?: "NeitherSide" | "LengthSide" | "WidthSide" | "BothSides";
            handling?: ("Hand" | "Machine") | null;
            /** @description RGB code, red in the low byte; 0 for none. */
            color?: number;
            /** @description For example #FF8800; wins over the name. */
            colorHexaCode?: string;
            /** @description A CSS colour name; wins over the code. */
            colorKnownName?: string;
            /** @description Quantity to ship; of pre-packed unit loads, their number. */
            qty?: number;
        };
        /** @description A container to be filled. */
        AnsweredEmptyContainer: {
            /**
             * @description What kind of container it is. Numeric codes: 0 = Carton, 1 = Pallet, 2 = SeaVan, 3 = Truck, 4 = ULD.
             * @enum {unknown}
             */
            containerType: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
            vehicleType?: ("Dry" | "OpenTop" | "FlatRack" | "Refrigerated") | null;
            palletType?: ("Wood2WaysDoube" | "Paper" | "Steel" | "Slipsheet" | "Wood2WaysSingle" | "Wood4Ways" | "Plastic2WaysDoube" | "Plastic2WaysSingle" | "Plastic4Ways" | "Bucket") | null;
            cartonType?: ("Tuck" | "TuckWithoutMinorFlap" | "RSC" | "RSCClosed" | "HSC" | "Cube" | "TrayHalf" | "ShrinkWrap" | "BottomOpen") | null;
            /** @description Identifier. */
            name?: string;
            /** @description Free text. */
            description?: string;
            /** @description How many there are; 0 is as many as needed. */
            qty?: number;
            /** @description Inner length. */
            length?: number;
            /** @description Inner width. */
            width?: number;
            /** @description Inner height; of a pallet, the height for cargo. */
            height?: number;
            /** @description Weight of the empty container. */
            emptyWeight?: number;
            /** @description Most length of all cargo together; 0 is unrestricted. */
            maxLength?: number;
            /** @description Most width of all cargo together; 0 is unrestricted. */
            maxWidth?: number;
            /** @description Most height of all cargo together; 0 is unrestricted. */
            maxHeight?: number;
            /** @description Weight capacity; 0 is unrestricted. */
            maxWeight?: number;
            /** @description Most volume utilisation; 0 is unrestricted. */
            maxVolPercent?: number;
            /** @description Most different cargoes in it; 0 is unrestricted. */
            maxCargoTypes?: number;
            /** @description Lower is taken first. */
            priority?: number;
            /** @description What using it costs. */
            price?: number;
            /** @description Most price of the cargo in it; 0 is unrestricted. */
            maxPrice?: number;
            /** @description Thickness of the pallet. */
            palletThickness?: number;
            /** @description Cargo may reach over the edges of the deck. */
            palletOverhang?: boolean;
            /** @description Cargo stays inside the edges of the deck. */
            palletUnderhang?: boolean;
            /** @description How far over each end. */
            palletOverhangLength?: number;
            /** @description How far over each side. */
            palletOverhangWidth?: number;
            /** @description How far inside each end. */
            palletUnderhangLength?: number;
            /** @description How far inside each side. */
            palletUnderhangWidth?: number;
            /** @description RGB code, red in the low byte. */
            color?: number;
            /** @description For example #FF8800; wins over the name. */
            colorHexaCode?: string;
            /** @description A CSS colour name; wins over the code. */
            colorKnownName?: string;
            zones?: {
                /** @description Shown in reasons and reports. */
                name?: string;
                /** @description Its minimum corner. */
                position: {
                    /** @description From the front wall. */
                    length?: number;
                    /** @description From the left, seen from the door. */
                    width?: number;
                    /** @description From the floor. */
                    height?: number;
                };
                /** @description Its extent. */
                size: {
                    /** @description Along the length. */
                    length?: number;
                    /** @description Along the width. */
                    width?: number;
                    /** @description Along the height. */
                    height?: number;
                };
                /** @description Most weight in it; 0 is unrestricted. */
                maxWeight?: number;
                allowedGroups?: string[] | null;
            }[] | null;
            vehicleDropDeckRearSize?: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
            vehicleDropDeckFrontSize?: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
        };
        /** @description A pre-packed unit load, in the form of a FilledContainer. */
        AnsweredUnitLoad: {
            /** @description Its name. */
            name?: string;
            /** @description Its place in the result it comes from. */
            sequence?: number;
            uom?: ("UnitEnglish" | "UnitMetric" | "UnitHighMetric") | null;
            units?: unknown;
            actualSize?: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
            loadSize?: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
            cog?: unknown;
            emptyContainer?: components["schemas"]["AnsweredEmptyContainer"] | null;
            loadSummary?: {
                /** @description Cargo units in it. */
                cargoesLoaded?: number;
                /** @description Pieces in it. */
                piecesLoaded?: number;
                /** @description Unit loads in it. */
                unitloadsLoaded?: number;
                volumeLoaded?: number | null;
                volumeUtilization?: number | null;
                vollumeUtilizationToLoadHeight?: number | null;
                floorLoaded?: number | null;
                floorUtilization?: number | null;
                /** @description Weight of the cargo in it. */
                weightLoaded?: number;
                /** @description Weight of the whole; absent or 0: weightLoaded and the empty weight of the container. */
                weightTotal?: number;
                weightUtilization?: number | null;
                dimWeight?: number | null;
                dimWeightFactor?: number | null;
                priceLoaded?: number | null;
                pricetUtilization?: number | null;
                priceUtilization?: number | null;
                /** @description Cargo units in a layer. */
                cargoesPerLayer?: number;
                /** @description Layers. */
                layersLoaded?: number;
                /** @description Layers of a whole unit load. */
                layersPerUnitload?: number;
                /** @description Cargo units beyond the quantity. */
                extraLoaded?: number;
                loadingMeters?: number | null;
                linearFeet?: number | null;
            } | null;
            tidiness?: unknown;
            graphics?: unknown;
            spaces?: unknown;
            manifest?: unknown;
            cargoGroups?: unknown;
            reportLinks?: unknown;
        };
        /** @description How the load is calculated. */
        AnsweredRules: {
            /**
             * @description What kind of load. Numeric codes: 0 = MixLoad, 1 = SetLoad, 2 = SetLoadByVolume, 3 = UnitLoad, 4 = MultipleSetLoad.
             * @enum {unknown}
             */
            calculationType: "MixLoad" | "SetLoad" | "SetLoadByVolume" | "UnitLoad" | "MultipleSetLoad";
            /**
             * @description Default is Optimization. Numeric codes: 16 = Optimization, 1 = MaxVolumeFirst, 18 = Interlocked.
             * @enum {unknown}
             */
            algorithmType?: "Optimization" | "MaxVolumeFirst" | "Interlocked";
            /**
             * @description Walls from the front, or layers from the floor. Numeric codes: 0 = FrontToRear, 2 = BottomToTop.
             * @enum {unknown}
             */
            fillDirection?: "FrontToRear" | "BottomToTop";
            /** @description 1 fast to 4 thorough. */
            optimizationLevel?: number;
            /** @description Of the pseudo-random choices. */
            seed?: number;
            /** @description Weight limits hold. */
            isWeightLimited?: boolean;
            /** @description Price limits hold. */
            isPriceLimited?: boolean;
            /** @description A cargo may be divided over containers. */
            isSpreadIdenticalCargoAllowed?: boolean;
            /** @description Neighbouring empty spaces are joined. */
            isEmptySpaceMerged?: boolean;
            /** @description Lower sequence is loaded first. */
            isSequenceUsed?: boolean;
            /** @description Whole unit loads first, then loose cargo. */
            isUnitloadFirst?: boolean;
            /** @description Partial unit loads too. */
            isUnitloadsPartialAllowedWhenUnitloadsFirst?: boolean;
            /** @description Read-only. */
            isUnitloadFilledWithDifferentCargoes?: boolean;
            /**
             * @description How container types are chosen. Numeric codes: 0 = BestfitDisabled, 1 = BestfitMaxEmptySizeFirst, 2 = BestfitMaxVolUtilFirst, 3 = BestfitMaxLoadVolFirst, 4 = BestfitMaxWeightUtilFirst.
             * @enum {unknown}
             */
            bestFitContainersSelectionType?: "BestfitDisabled" | "BestfitMaxEmptySizeFirst" | "BestfitMaxVolUtilFirst" | "BestfitMaxLoadVolFirst" | "BestfitMaxWeightUtilFirst";
            /** @description Volume utilisation that is good enough. */
            bestFitContainersSelectionMaxVolUtilThreshold?: number;
            /** @description Weight utilisation that is good enough. */
            bestFitContainersSelectionMaxWeightUtilThreshold?: number;
            /** @description Everything above the floor is supported. */
            isSafeStackingUsed?: boolean;
            /** @description Share of a base that is supported; 0.8 is 80 %. */
            minSupportRate?: number;
            /** @description Tops at most this much below a base support it too. */
            maxDepthToSupportForSafeStacking?: number;
            /** @description An upper piece is lighter by so much. */
            minWeightDifferencePercentageForStackingTwoCargoes?: number;
            /**
             * @description Which cargo may rest on which. Numeric codes: 100 = BestFit, 1 = HigherStackValueBottomFirst, 2 = AllowedTopBottmStackValueSame, 3 = AllowedTopBottomFootPrintSame, 4 = HeavierBottomFirst, 5 = FloorStack, 6 = FollowStackMatrix, 11 = AlwaysSingleLayerOnBottom, 101 = AlwaysNotAllowed.
             * @enum {unknown}
             */
            stackingRule?: "BestFit" | "HigherStackValueBottomFirst" | "AllowedTopBottmStackValueSame" | "AllowedTopBottomFootPrintSame" | "HeavierBottomFirst" | "FloorStack" | "FollowStackMatrix" | "AlwaysSingleLayerOnBottom" | "AlwaysNotAllowed" | "StackValue" | "StackCode" | "SameGroupOnly" | "SameAliasOnly" | "LargerFootprintBottomFirst" | "DenserBottomFirst" | "LowerSequenceBottomFirst";
            /**
             * @description Which group may rest on which. Numeric codes: 100 = BestFit, 101 = AlwaysNotAllowed.
             * @enum {unknown}
             */
            groupsStackingRule?: "BestFit" | "AlwaysNotAllowed";
            stackingMatrix?: ({
                /** @description Name of the cargo below, * for any. */
                bottomCargo: string;
                /** @description Name of the cargo on top, * for any. */
                topCargo: string;
                /** @description The one may rest on the other. */
                allowed?: boolean;
            } | boolean[])[] | null;
            maxStackingHeight?: {
                /** @description The rule counts. */
                isUsed?: boolean;
                /**
                 * @description How the height is limited.
                 * @enum {unknown}
                 */
                algorithm?: "ProportionalToGroundPlacementWidth";
                /** @description Height of a stack / shorter side of what it stands on. */
                proportionalRateToSetMaxStackingHeight?: number;
            } | null;
            /** @description Cargo of a group lies together. */
            isGroupUsed?: boolean;
            /** @description Groups are loaded in sequence. */
            isGroupSequenceUsed?: boolean;
            /** @description A group may be divided over containers. */
            isSameGroupAllowedInDifferentContainers?: boolean;
            /** @description A group goes to the favourite containers of its cargoes. */
            isGroupsToPrefContainers?: boolean;
            /** @description Cargo of an alias lies together within its group. */
            isSameAlias1TogetherInSameGroup?: boolean;
            /** @description The same, one level down. */
            isSameAlias2TogetherInSameAlias1AndGroup?: boolean;
            /** @description Sets of different groups may share a container. */
            isDifferentGroupAllowedOnMultiSetLoad?: boolean;
            /** @description A group too large is divided. */
            isSameGroupDividedToDifferentContainersWhenNotKeptTogether?: boolean;
            /** @description Farthest that a piece is reached over cargo while it is loaded; 0 is no limit. */
            maxLoadingReach?: number;
            /** @description Sizes that differ by 2 % at most are searched as one. */
            isCargoSizeConsolidated?: boolean;
            /** @description The improvement phase runs. */
            isTuned?: boolean;
            /** @description Most volume utilisation; 0 is unrestricted. */
            maxSearchVolPerncentage?: number;
            /** @description Bounds the tree of the search; 0 is unrestricted. */
            maxSearchDepth?: number;
            /** @description Stops the search by the clock; 0 is the most that the service allows. */
            maxRunTimeSeconds?: number;
            /** @description Container types may be mixed. */
            isMultiContainerTypesEnabled?: boolean;
            /** @description Most cargo units in a container; 0 is unrestricted. */
            maxFillQtyPerContainer?: number;
            /** @description Read-only. */
            isCargoCostComputedFromShipCost?: boolean;
            /** @description Read-only. */
            isIdenticalCargoStayInOneContainerWhenNotSpread?: boolean;
            /** @description Read-only. */
            isSideSpaceOfCargoFilledWithSameCargo?: boolean;
            /** @description Read-only. */
            isCargoSequenceUsedInOppositeOrder?: boolean;
            /** @description Read-only. */
            isBottomOrientationRespected?: boolean;
            /** @description Read-only. */
            isEasyLoadUsed?: boolean;
            /** @description Read-only. */
            maxCargoTypesPerContainer?: number;
            /** @description Read-only. */
            maxPlacementSize?: number;
            /** @description Read-only. */
            isCustomRuleUsedForSolutionsNames?: boolean;
            prefixOfSolutionsNames?: string | null;
            suffixOfSolutionsNames?: string | null;
            sequenceStartingNumberOfSolutionsNames?: number | null;
            sequenceLengthOfSolutionsNames?: number | null;
            /** @description Every cargo is palletized. */
            isPalletized?: boolean;
            palletizing?: {
                /** @description Every cargo is palletized. */
                isUsed?: boolean;
                /** @description Mixed pallets may hold several groups. */
                isDifferentGroupsAllowedInSamePallet?: boolean;
                /** @description A lower pallet is not built. */
                minHeightOfPallets?: number;
                /**
                 * @description Pallets first, or their heights chosen while the vehicle is loaded.
                 * @enum {unknown}
                 */
                palletizingAlgorithm?: "UnitloadsDevelopedInAdvance" | "UnitloadsDevelopedDinamically";
            } | null;
            MixPallet?: components["schemas"]["AnsweredEmptyContainer"] | null;
            /** @description Every container is balanced. */
            isBalanceAppliedToAllSolutions?: boolean;
            /** @description The last container is balanced. */
            isBalanceAppliedToLastSolution?: boolean;
            /** @description The last container is replaced with the smallest that will do. */
            isBalanceReplacedWithSmallerSizes?: boolean;
            /** @description A poorly used container is emptied. */
            isBalancePoorUtlizationUnloaded?: boolean;
            /** @description The load spreads over the floor first. */
            isBalanceSpreadLoadBottom?: boolean;
            /** @description The load is shifted to the middle. */
            isBalanceAlignLoadCenter?: boolean;
            /** @description Optional cargo fills what space is left. */
            isBalanceFillWithOptionalCargoes?: boolean;
            /** @description More of the cargo fills what space is left. */
            isBalanceFillWithAdditionalAmountofExstingCargoes?: boolean;
            /** @description Utilisation below which a container is emptied. */
            maxUtilizationForBalanceUnload?: number;
            /**
             * @description Which containers optional cargo fills.
             * @enum {unknown}
             */
            optionalCargoesFillingAction?: "FillNone" | "FillLastContainer" | "FillAllContainers";
            balanceConfiguration?: {
                /** @description The rule counts. */
                isUsed?: boolean;
                /** @description Most difference of the halves, percent of the weight of the cargo. */
                maxWeightDifference?: number;
            } | null;
        };
        /** @description The answer of a calculation. */
        Load: {
            /** @enum {unknown} */
            status: "succeed" | "failed";
            message: string;
            calculationError: {
                /** @enum {unknown} */
                code: "EmptyCargoList" | "EmptyContainerList" | "InvalidContainerSize" | "InvalidCargoSize" | "InvalidCargoOrientations" | "CargoHasZeroLoadCount" | "CargoHasZeroSetCount" | "CargoIsTooBig" | "CargoIsTooSmall" | "CargoNotInDatabase" | "ContainerNotInDatabase" | "DuplicateName" | "ValidationFailed" | "NothingLoaded" | "TimeLimit" | "InternalError";
                message: string;
                issues: components["schemas"]["Issue"][];
            } | null;
            /** @enum {unknown} */
            uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            /** @description Names of the units of the values. */
            units: {
                /** @enum {unknown} */
                length: "in" | "mm" | "cm";
                /** @enum {unknown} */
                area: "ft2" | "m2";
                /** @enum {unknown} */
                weight: "lb" | "kg";
                /** @enum {unknown} */
                volume: "ft3" | "m3";
            };
            /**
             * @description The filled containers are alternatives to choose from (UnitLoad), and no sum.
             * @constant
             */
            alternatives?: true;
            /** @description Sums over the containers. */
            loadSummary: {
                /** @description Cargo units. */
                cargoesLoaded: number;
                /** @description Pieces. */
                piecesLoaded: number;
                /** @description Cargo units that stay behind. */
                cargoesLeft: number;
                /** @description Pieces that stay behind. */
                piecesLeft: number;
                /** @description Unit loads. */
                unitloadsLoaded: number;
                /** @description Sum of weightLoaded. */
                weightAdded: number;
                /** @description Sum of the volumes loaded, percent of the volumes of the containers. */
                volumeUtilization: number;
                /** @description The same for weights, of containers with a maxWeight. */
                weightUtilization: number;
                /** @description Containers. */
                containersLoaded: number;
                /** @description Containers of the request that stay empty, of types with a quantity. */
                containersLeft: number;
                /** @description Sum over the containers. */
                volumeLoaded: number;
                /** @description Sum over the containers. */
                weightLoaded: number;
                /** @description Sum over the containers. */
                priceLoaded: number;
                /** @description Cargo units beyond the quantities. */
                extraLoaded: number;
            };
            filledContainers: components["schemas"]["FilledContainer"][];
            unloaded: {
                name: string;
                /** @description Cargo units. */
                qty: number;
                /** @enum {unknown} */
                reason: "TooBig" | "WeightLimit" | "PriceLimit" | "VolumeLimit" | "TypeLimit" | "QuantityLimit" | "StackingRules" | "Zone" | "Sequence" | "Reach" | "GroupKeptTogether" | "SetIncomplete" | "PalletIncomplete" | "PoorUtilization" | "NoContainerLeft" | "NoSpaceLeft" | "TimeLimit";
                detail: string;
            }[];
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            engine: {
                version: string;
                /** @enum {unknown} */
                algorithmType: "Optimization" | "MaxVolumeFirst" | "Interlocked";
                optimizationLevel: number;
                /** @description Completions evaluated. */
                searchNodes: number;
                seed: number;
                /** @description False when the clock stopped the search. */
                complete: boolean;
                /** @description No plan can load more volume than this. */
                volumeBound: number;
                containerBound: number | null;
            } | null;
            verification: {
                valid: boolean;
                checks: string[];
            } | null;
            reportLinks: {
                overview: string | null;
                pdf: string | null;
                workbook: string | null;
                workOrder: string | null;
            } | null;
            /** @description Present when the load is saved. */
            document?: {
                title: string;
                isShared?: boolean;
                isAutoSaved?: boolean;
                /** @description Seconds. */
                calculationTimeInSeconds?: number;
                processId?: string;
                createdBy?: string;
                /** Format: date-time */
                createdAt?: string;
                /** Format: date-time */
                updatedAt?: string;
                /** @enum {unknown} */
                containerType?: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
                /** @enum {unknown} */
                calculationType?: "MixLoad" | "SetLoad" | "SetLoadByVolume" | "UnitLoad" | "MultipleSetLoad";
            };
        };
        /** @description One loaded container. */
        FilledContainer: {
            /** @description Name of the solution. */
            name: string;
            /** @description From 1. */
            sequence: number;
            /** @enum {unknown} */
            uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            /** @description Names of the units of the values. */
            units: {
                /** @enum {unknown} */
                length: "in" | "mm" | "cm";
                /** @enum {unknown} */
                area: "ft2" | "m2";
                /** @enum {unknown} */
                weight: "lb" | "kg";
                /** @enum {unknown} */
                volume: "ft3" | "m3";
            };
            actualSize: {
                /** @description Along the length. */
                length: number;
                /** @description Along the width. */
                width: number;
                /** @description Along the height. */
                height: number;
            };
            loadSize: {
                /** @description Along the length. */
                length: number;
                /** @description Along the width. */
                width: number;
                /** @description Along the height. */
                height: number;
            };
            cog: {
                /** @description From the front wall. */
                length: number;
                /** @description From the left, seen from the door. */
                width: number;
                /** @description From the floor. */
                height: number;
            };
            emptyContainer: components["schemas"]["AnsweredEmptyContainer"] | {
                name: string;
            };
            /** @description Figures of the container. */
            loadSummary: {
                /** @description Cargo units. */
                cargoesLoaded: number;
                /** @description Cargo units times pieces inside. */
                piecesLoaded: number;
                /** @description Unit loads. */
                unitloadsLoaded: number;
                /** @description Volume of the cargo. */
                volumeLoaded: number;
                /** @description Percent of the volume of the container. */
                volumeUtilization: number;
                /** @description Percent of the container cut at the top of the highest cargo. */
                vollumeUtilizationToLoadHeight: number;
                /** @description Floor under what stands on it. */
                floorLoaded: number;
                /** @description Percent of the floor. */
                floorUtilization: number;
                /** @description Weight of the cargo. */
                weightLoaded: number;
                /** @description With the empty weight of the container. */
                weightTotal: number;
                /** @description Percent of maxWeight; 0 without one. */
                weightUtilization: number;
                /** @description Dimensional weight. */
                dimWeight: number;
                /** @description Cubic inches for a pound, or cubic centimetres for a kilogram. */
                dimWeightFactor: number;
                /** @description Price of the cargo. */
                priceLoaded: number;
                /** @description Percent of maxPrice; 0 without one. */
                pricetUtilization: number;
                /** @description The same. */
                priceUtilization: number;
                /** @description Of a UnitLoad: cargo units in the fullest layer. */
                cargoesPerLayer: number;
                /** @description Of a UnitLoad: layers, between which no piece is cut. */
                layersLoaded: number;
                /** @description Of a UnitLoad: layers in the full container, where all are alike. */
                layersPerUnitload: number;
                /** @description Cargo units beyond the quantities. */
                extraLoaded: number;
                loadingMeters: number | null;
                linearFeet: number | null;
            };
            /** @description How tidy the load is: less of each is better. */
            tidiness: {
                /** @description Spaces that hold cargo, before sections cut them. */
                spaces: number;
                /** @description Sets of pieces of one cargo that touch by faces. */
                clusters: number;
                /** @description How far the cargo reaches from the front wall; BottomToTop: from the floor. */
                loadLength: number;
            };
            /** @description How far arms and forks must reach while it is loaded. */
            loading: {
                /** @description Farthest that a piece is reached over cargo loaded before it; 0 from above. */
                largestReach: number;
                /** @description Pieces that are reached farther than their handling allows, or `maxLoadingReach`. */
                beyondReach: number;
            };
            sections: {
                /** @description From 1, in the order of loading. */
                sequence: number;
                /** @description Where it begins: from the front wall; loaded from above, from the floor. */
                from: number;
                /** @description How far its cargo reaches. */
                to: number;
                /** @description They follow one another. */
                spaces: {
                    /** @description Sequence of its first space. */
                    first: number;
                    /** @description Sequence of its last space. */
                    last: number;
                };
                /** @description Cargo units in it. */
                cargoesLoaded: number;
                /** @description Their weight. */
                weightLoaded: number;
            }[];
            graphics: {
                images: {
                    path3DDiagram: string | null;
                    path2DBottom: string | null;
                    path2DTop: string | null;
                    path2DLeft: string | null;
                    path2DRight: string | null;
                    path2DRear: string | null;
                    path2DFront: string | null;
                    pathComposite: string | null;
                };
            };
            /** @description With spacesCreated. */
            spaces?: components["schemas"]["Space"][];
            manifest: {
                /** @description From 1. */
                sequence: number;
                cargo: components["schemas"]["AnsweredCargoRecord"];
                /** @description Cargo units. */
                cargoesLoaded: number;
                /** @description Pieces. */
                piecesLoaded: number;
                /** @description Unit loads. */
                unitloadsLoaded: number;
                /** @description Its share of that of the container, percent. */
                volumeUtilization: number;
                /** @description Its share of that of the container, percent. */
                weightUtilization: number;
                /** @description Its share of that of the container, percent. */
                priceUtilization: number;
                /** @description Cargo units beyond the quantity. */
                extraLoaded: number;
            }[];
            /** @description The different finished pallets in it, where cargo is palletized. */
            unitloads?: {
                /** @description Its own within the Load; spaces name it. */
                name: string;
                /** @description How many of them are in the container. */
                qty: number;
                size: {
                    /** @description Along the length. */
                    length: number;
                    /** @description Along the width. */
                    width: number;
                    /** @description Along the height. */
                    height: number;
                };
                /** @description Of one, with its pallet. */
                weight: number;
                /** @description Cargo units on one. */
                cargoesLoaded: number;
                /** @description Pieces on one. */
                piecesLoaded: number;
                manifest: {
                    /** @description From 1. */
                    sequence: number;
                    cargo: components["schemas"]["AnsweredCargoRecord"];
                    /** @description Cargo units. */
                    cargoesLoaded: number;
                    /** @description Pieces. */
                    piecesLoaded: number;
                    /** @description Unit loads. */
                    unitloadsLoaded: number;
                    /** @description Its share of that of the container, percent. */
                    volumeUtilization: number;
                    /** @description Its share of that of the container, percent. */
                    weightUtilization: number;
                    /** @description Its share of that of the container, percent. */
                    priceUtilization: number;
                    /** @description Cargo units beyond the quantity. */
                    extraLoaded: number;
                }[];
                /** @description The filled pallet. */
                unitload: components["schemas"]["FilledContainer"];
            }[];
            cargoGroups: {
                name: string;
                sequence: number;
                /** @description Cargo units. */
                cargoesLoaded: number;
                /** @description Pieces. */
                piecesLoaded: number;
                /** @description Volume. */
                volumeLoaded: number;
                /** @description Weight. */
                weightLoaded: number;
            }[] | null;
            reportLinks: {
                overview: string | null;
                pdf: string | null;
                workbook: string | null;
                workOrder: string | null;
            } | null;
        };
        /** @description Equal pieces of one cargo side by side, or empty space. */
        Space: {
            /** @description Order of loading, from 1; empty spaces come last. */
            sequence: number;
            section: number | null;
            isEmpty: boolean;
            /** @description Cargo units. */
            cargoesLoaded: number;
            /** @description Pieces. */
            piecesLoaded: number;
            /** @description Unit loads. */
            unitloadsLoaded: number;
            /** @description Volume of the cargo. */
            volumeLoaded: number;
            /** @description Weight of the cargo. */
            weightLoaded: number;
            cargoOrientation: ("Orientation1" | "Orientation2" | "Orientation3" | "Orientation4" | "Orientation5" | "Orientation6") | null;
            cargo: components["schemas"]["AnsweredCargoRecord"] | {
                name: string;
            } | null;
            /** @description Counts of pieces. */
            arrangement: {
                /** @description Pieces along the length. */
                length: number;
                /** @description Along the width. */
                width: number;
                /** @description Along the height. */
                height: number;
            };
            pos: {
                /** @description From the front wall. */
                length: number;
                /** @description From the left, seen from the door. */
                width: number;
                /** @description From the floor. */
                height: number;
            };
            size: {
                /** @description Along the length. */
                length: number;
                /** @description Along the width. */
                width: number;
                /** @description Along the height. */
                height: number;
            };
            isUnitload: boolean;
            /** @description With placementsCreated. */
            placements?: {
                /** @description From 1, within the space. */
                sequence: number;
                /**
                 * @description How the cargo lies.
                 * @enum {unknown}
                 */
                fillDirection: "Orientation1" | "Orientation2" | "Orientation3" | "Orientation4" | "Orientation5" | "Orientation6";
                pos: {
                    /** @description From the front wall. */
                    length: number;
                    /** @description From the left, seen from the door. */
                    width: number;
                    /** @description From the floor. */
                    height: number;
                };
                size: {
                    /** @description Along the length. */
                    length: number;
                    /** @description Along the width. */
                    width: number;
                    /** @description Along the height. */
                    height: number;
                };
            }[];
            graphics: {
                images: {
                    pathThumbnail: string | null;
                    path3DDiagram: string | null;
                    pathComposite: string | null;
                };
            };
        };
        /** @description One fault. */
        Issue: {
            /** @description JSON pointer into the body; ?name of the query, {name} of the path. */
            pointer: string;
            /** @enum {unknown} */
            code: "EmptyCargoList" | "EmptyContainerList" | "InvalidContainerSize" | "InvalidCargoSize" | "InvalidCargoOrientations" | "CargoHasZeroLoadCount" | "CargoHasZeroSetCount" | "CargoIsTooBig" | "CargoIsTooSmall" | "CargoNotInDatabase" | "ContainerNotInDatabase" | "DuplicateName" | "ValidationFailed" | "NothingLoaded" | "TimeLimit" | "InternalError" | "OutOfRange" | "Repeated" | "UnknownValue" | "WrongLength" | "WrongType";
            message: string;
            allowedValues?: (string | number)[];
            hint?: string;
            /** @description Of an upload: the sheet. */
            sheet?: string;
            /** @description Its row. */
            row?: number;
            /** @description The header of its column. */
            column?: string;
            /** @description Of what is placed by hand: the rule that it breaks. */
            rule?: string;
        };
        /** @description Something to know that stops nothing. */
        Warning: {
            /** @enum {unknown} */
            code: "BeyondReach" | "FavouriteFull" | "FavouriteIgnored" | "HeavyOnLight" | "LooksLikeOtherUnit" | "NoEffect" | "NoStraightOrder" | "NotYetApplied" | "OptionalTakenAsOrdinary" | "OrderPiecesShort" | "ReadOnlyRule" | "Rounded" | "Unbalanced" | "UnknownField" | "Unsupported" | "WebhookIgnored";
            pointer: string;
            message: string;
        };
        /** @description What was done to stored records. */
        DatabaseResponse: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Records concerned. */
            count: number;
            /** @description Their names. */
            names: string[];
        };
        /** @description One loaded container of a saved load. */
        ShownFilledContainer: {
            /** @description Name of the solution. */
            name: string;
            /** @description From 1. */
            sequence: number;
            /** @enum {unknown} */
            uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            /** @description Names of the units of the values. */
            units: {
                /** @enum {unknown} */
                length: "in" | "mm" | "cm";
                /** @enum {unknown} */
                area: "ft2" | "m2";
                /** @enum {unknown} */
                weight: "lb" | "kg";
                /** @enum {unknown} */
                volume: "ft3" | "m3";
            };
            actualSize: {
                /** @description Along the length. */
                length: number;
                /** @description Along the width. */
                width: number;
                /** @description Along the height. */
                height: number;
            };
            loadSize: {
                /** @description Along the length. */
                length: number;
                /** @description Along the width. */
                width: number;
                /** @description Along the height. */
                height: number;
            };
            cog: {
                /** @description From the front wall. */
                length: number;
                /** @description From the left, seen from the door. */
                width: number;
                /** @description From the floor. */
                height: number;
            };
            emptyContainer: components["schemas"]["AnsweredEmptyContainer"] | {
                name: string;
            };
            /** @description Figures of the container. */
            loadSummary: {
                /** @description Cargo units. */
                cargoesLoaded: number;
                /** @description Cargo units times pieces inside. */
                piecesLoaded: number;
                /** @description Unit loads. */
                unitloadsLoaded: number;
                /** @description Volume of the cargo. */
                volumeLoaded: number;
                /** @description Percent of the volume of the container. */
                volumeUtilization: number;
                /** @description Percent of the container cut at the top of the highest cargo. */
                vollumeUtilizationToLoadHeight: number;
                /** @description Floor under what stands on it. */
                floorLoaded: number;
                /** @description Percent of the floor. */
                floorUtilization: number;
                /** @description Weight of the cargo. */
                weightLoaded: number;
                /** @description With the empty weight of the container. */
                weightTotal: number;
                /** @description Percent of maxWeight; 0 without one. */
                weightUtilization: number;
                /** @description Dimensional weight. */
                dimWeight: number;
                /** @description Cubic inches for a pound, or cubic centimetres for a kilogram. */
                dimWeightFactor: number;
                /** @description Price of the cargo. */
                priceLoaded: number;
                /** @description Percent of maxPrice; 0 without one. */
                pricetUtilization: number;
                /** @description The same. */
                priceUtilization: number;
                /** @description Of a UnitLoad: cargo units in the fullest layer. */
                cargoesPerLayer: number;
                /** @description Of a UnitLoad: layers, between which no piece is cut. */
                layersLoaded: number;
                /** @description Of a UnitLoad: layers in the full container, where all are alike. */
                layersPerUnitload: number;
                /** @description Cargo units beyond the quantities. */
                extraLoaded: number;
                loadingMeters: number | null;
                linearFeet: number | null;
            };
            /** @description How tidy the load is: less of each is better. */
            tidiness: {
                /** @description Spaces that hold cargo, before sections cut them. */
                spaces: number;
                /** @description Sets of pieces of one cargo that touch by faces. */
                clusters: number;
                /** @description How far the cargo reaches from the front wall; BottomToTop: from the floor. */
                loadLength: number;
            };
            /** @description How far arms and forks must reach while it is loaded. */
            loading: {
                /** @description Farthest that a piece is reached over cargo loaded before it; 0 from above. */
                largestReach: number;
                /** @description Pieces that are reached farther than their handling allows, or `maxLoadingReach`. */
                beyondReach: number;
            };
            sections: {
                /** @description From 1, in the order of loading. */
                sequence: number;
                /** @description Where it begins: from the front wall; loaded from above, from the floor. */
                from: number;
                /** @description How far its cargo reaches. */
                to: number;
                /** @description They follow one another. */
                spaces: {
                    /** @description Sequence of its first space. */
                    first: number;
                    /** @description Sequence of its last space. */
                    last: number;
                };
                /** @description Cargo units in it. */
                cargoesLoaded: number;
                /** @description Their weight. */
                weightLoaded: number;
            }[];
            graphics: {
                images: {
                    path3DDiagram: string | null;
                    path2DBottom: string | null;
                    path2DTop: string | null;
                    path2DLeft: string | null;
                    path2DRight: string | null;
                    path2DRear: string | null;
                    path2DFront: string | null;
                    pathComposite: string | null;
                };
            };
            /** @description With spacesCreated. */
            spaces?: components["schemas"]["Space"][];
            manifest: {
                /** @description From 1. */
                sequence: number;
                cargo: components["schemas"]["AnsweredCargoRecord"];
                /** @description Cargo units. */
                cargoesLoaded: number;
                /** @description Pieces. */
                piecesLoaded: number;
                /** @description Unit loads. */
                unitloadsLoaded: number;
                /** @description Its share of that of the container, percent. */
                volumeUtilization: number;
                /** @description Its share of that of the container, percent. */
                weightUtilization: number;
                /** @description Its share of that of the container, percent. */
                priceUtilization: number;
                /** @description Cargo units beyond the quantity. */
                extraLoaded: number;
            }[];
            /** @description The different finished pallets in it, where cargo is palletized. */
            unitloads?: {
                /** @description Its own within the Load; spaces name it. */
                name: string;
                /** @description How many of them are in the container. */
                qty: number;
                size: {
                    /** @description Along the length. */
                    length: number;
                    /** @description Along the width. */
                    width: number;
                    /** @description Along the height. */
                    height: number;
                };
                /** @description Of one, with its pallet. */
                weight: number;
                /** @description Cargo units on one. */
                cargoesLoaded: number;
                /** @description Pieces on one. */
                piecesLoaded: number;
                manifest: {
                    /** @description From 1. */
                    sequence: number;
                    cargo: components["schemas"]["AnsweredCargoRecord"];
                    /** @description Cargo units. */
                    cargoesLoaded: number;
                    /** @description Pieces. */
                    piecesLoaded: number;
                    /** @description Unit loads. */
                    unitloadsLoaded: number;
                    /** @description Its share of that of the container, percent. */
                    volumeUtilization: number;
                    /** @description Its share of that of the container, percent. */
                    weightUtilization: number;
                    /** @description Its share of that of the container, percent. */
                    priceUtilization: number;
                    /** @description Cargo units beyond the quantity. */
                    extraLoaded: number;
                }[];
                /** @description The filled pallet. */
                unitload: components["schemas"]["FilledContainer"];
            }[];
            cargoGroups: {
                name: string;
                sequence: number;
                /** @description Cargo units. */
                cargoesLoaded: number;
                /** @description Pieces. */
                piecesLoaded: number;
                /** @description Volume. */
                volumeLoaded: number;
                /** @description Weight. */
                weightLoaded: number;
            }[] | null;
            reportLinks: {
                overview: string | null;
                pdf: string | null;
                workbook: string | null;
                workOrder: string | null;
            } | null;
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description Saved loads. */
        LoadDatabaseSearchResponse: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Items of this page. */
            count: number;
            items: components["schemas"]["Load"][];
            /** @description For the next page; null after the last. */
            next: string | null;
        };
        /** @description Requests under settings; nothing is saved. */
        ComparisonResponse: {
            /**
             * @description Failed when no load succeeds.
             * @enum {unknown}
             */
            status: "succeed" | "failed";
            message: string;
            /** @description Calculations. */
            count: number;
            /** @description Request by request, each under all settings in their order. */
            items: components["schemas"]["ComparedLoad"][];
            /** @description Of the call and of all items, each once; pointers lead into what was sent. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description One request under one setting. */
        ComparedLoad: {
            /** @description Place of the request, from 0. */
            request: number;
            /** @description Of the request. */
            title: string;
            /** @description Of the setting. */
            label: string;
            /** @description Sums over the containers. */
            loadSummary: {
                /** @description Cargo units. */
                cargoesLoaded: number;
                /** @description Pieces. */
                piecesLoaded: number;
                /** @description Cargo units that stay behind. */
                cargoesLeft: number;
                /** @description Pieces that stay behind. */
                piecesLeft: number;
                /** @description Unit loads. */
                unitloadsLoaded: number;
                /** @description Sum of weightLoaded. */
                weightAdded: number;
                /** @description Sum of the volumes loaded, percent of the volumes of the containers. */
                volumeUtilization: number;
                /** @description The same for weights, of containers with a maxWeight. */
                weightUtilization: number;
                /** @description Containers. */
                containersLoaded: number;
                /** @description Containers of the request that stay empty, of types with a quantity. */
                containersLeft: number;
                /** @description Sum over the containers. */
                volumeLoaded: number;
                /** @description Sum over the containers. */
                weightLoaded: number;
                /** @description Sum over the containers. */
                priceLoaded: number;
                /** @description Cargo units beyond the quantities. */
                extraLoaded: number;
            };
            /** @description Containers loaded. */
            containers: number;
            /** @description Sum of the prices of these containers. */
            containerPrice: number;
            /** @description That the calculation took, by the clock of this machine. */
            seconds: number;
            /** @description Completions evaluated. */
            searchNodes: number;
            /** @description The load succeeded, and the verifier accepts it. */
            valid: boolean;
            /** @description No other setting is as good for this request in cargo left, container price, containers, utilisation and time (to a tenth of a second), and better in one. */
            pareto: boolean;
            /** @description As POST /Loads answers it with loadSaved=false. */
            load: components["schemas"]["Load"];
        };
        /** @description The loads of an upload. */
        MassLoadsResponse: {
            /**
             * @description Failed when no load succeeds.
             * @enum {unknown}
             */
            status: "succeed" | "failed";
            message: string;
            /** @description Loads of the answer. */
            count: number;
            items: ({
                /** @description Of the load; empty when its rows have none. */
                title: string;
                /** @enum {unknown} */
                status: "succeed" | "failed";
                message: string;
                calculationError: {
                    /** @enum {unknown} */
                    code: "EmptyCargoList" | "EmptyContainerList" | "InvalidContainerSize" | "InvalidCargoSize" | "InvalidCargoOrientations" | "CargoHasZeroLoadCount" | "CargoHasZeroSetCount" | "CargoIsTooBig" | "CargoIsTooSmall" | "CargoNotInDatabase" | "ContainerNotInDatabase" | "DuplicateName" | "ValidationFailed" | "NothingLoaded" | "TimeLimit" | "InternalError";
                    message: string;
                    issues: components["schemas"]["Issue"][];
                } | null;
                /** @enum {unknown} */
                uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Names of the units of the values. */
                units: {
                    /** @enum {unknown} */
                    length: "in" | "mm" | "cm";
                    /** @enum {unknown} */
                    area: "ft2" | "m2";
                    /** @enum {unknown} */
                    weight: "lb" | "kg";
                    /** @enum {unknown} */
                    volume: "ft3" | "m3";
                };
                /**
                 * @description The filled containers are alternatives to choose from (UnitLoad), and no sum.
                 * @constant
                 */
                alternatives?: true;
                /** @description Sums over the containers. */
                loadSummary: {
                    /** @description Cargo units. */
                    cargoesLoaded: number;
                    /** @description Pieces. */
                    piecesLoaded: number;
                    /** @description Cargo units that stay behind. */
                    cargoesLeft: number;
                    /** @description Pieces that stay behind. */
                    piecesLeft: number;
                    /** @description Unit loads. */
                    unitloadsLoaded: number;
                    /** @description Sum of weightLoaded. */
                    weightAdded: number;
                    /** @description Sum of the volumes loaded, percent of the volumes of the containers. */
                    volumeUtilization: number;
                    /** @description The same for weights, of containers with a maxWeight. */
                    weightUtilization: number;
                    /** @description Containers. */
                    containersLoaded: number;
                    /** @description Containers of the request that stay empty, of types with a quantity. */
                    containersLeft: number;
                    /** @description Sum over the containers. */
                    volumeLoaded: number;
                    /** @description Sum over the containers. */
                    weightLoaded: number;
                    /** @description Sum over the containers. */
                    priceLoaded: number;
                    /** @description Cargo units beyond the quantities. */
                    extraLoaded: number;
                };
                filledContainers: components["schemas"]["FilledContainer"][];
                unloaded: {
                    name: string;
                    /** @description Cargo units. */
                    qty: number;
                    /** @enum {unknown} */
                    reason: "TooBig" | "WeightLimit" | "PriceLimit" | "VolumeLimit" | "TypeLimit" | "QuantityLimit" | "StackingRules" | "Zone" | "Sequence" | "Reach" | "GroupKeptTogether" | "SetIncomplete" | "PalletIncomplete" | "PoorUtilization" | "NoContainerLeft" | "NoSpaceLeft" | "TimeLimit";
                    detail: string;
                }[];
                /** @description What to know that stopped nothing. */
                warnings: components["schemas"]["Warning"][];
                engine: {
                    version: string;
                    /** @enum {unknown} */
                    algorithmType: "Optimization" | "MaxVolumeFirst" | "Interlocked";
                    optimizationLevel: number;
                    /** @description Completions evaluated. */
                    searchNodes: number;
                    seed: number;
                    /** @description False when the clock stopped the search. */
                    complete: boolean;
                    /** @description No plan can load more volume than this. */
                    volumeBound: number;
                    containerBound: number | null;
                } | null;
                verification: {
                    valid: boolean;
                    checks: string[];
                } | null;
                reportLinks: {
                    overview: string | null;
                    pdf: string | null;
                    workbook: string | null;
                    workOrder: string | null;
                } | null;
                /** @description Present when the load is saved. */
                document?: {
                    title: string;
                    isShared?: boolean;
                    isAutoSaved?: boolean;
                    /** @description Seconds. */
                    calculationTimeInSeconds?: number;
                    processId?: string;
                    createdBy?: string;
                    /** Format: date-time */
                    createdAt?: string;
                    /** Format: date-time */
                    updatedAt?: string;
                    /** @enum {unknown} */
                    containerType?: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
                    /** @enum {unknown} */
                    calculationType?: "MixLoad" | "SetLoad" | "SetLoadByVolume" | "UnitLoad" | "MultipleSetLoad";
                };
            } | {
                /** @description Of the load; empty when its rows have none. */
                title: string;
                /** @enum {unknown} */
                status: "succeed";
                /** @enum {unknown} */
                message: "Queued";
                /** @description What to know that stopped nothing. */
                warnings: components["schemas"]["Warning"][];
                /** @description Empty. */
                filledContainers: unknown[];
                document: {
                    title: string;
                    processId: string;
                };
            })[];
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description The editing buffer, as it was written. */
        ShownEditBuffer: {
            /** @description Unique name of the load; a load of the same title is overwritten. */
            title: string;
            /** @description Free text. */
            description?: string;
            /** @description Cargo to load. */
            cargoes: components["schemas"]["AnsweredCargo"][];
            /** @description Containers to fill; `containers` is accepted too. */
            emptyContainers: components["schemas"]["AnsweredEmptyContainer"][];
            rules?: components["schemas"]["AnsweredRules"] | null;
            /** @description What is placed already, in the order of the containers. */
            filledContainers: {
                /** @description Name of the container, or the container: one of emptyContainers. */
                emptyContainer: string | components["schemas"]["AnsweredEmptyContainer"];
                /** @description What lies in it. */
                placements: {
                    /** @description Name of the cargo (its first row with pieces left), or number of its row from 0. */
                    cargo?: string | number;
                    unitload?: components["schemas"]["AnsweredUnitLoad"] | null;
                    /** @description How it lies: Orientation1 to Orientation6, or the digit alone. */
                    orientation?: number | string;
                    /** @description Its minimum corner, absolute in the container. */
                    pos: {
                        /** @description From the front wall. */
                        length?: number;
                        /** @description From the left, seen from the door. */
                        width?: number;
                        /** @description From the floor. */
                        height?: number;
                    };
                }[];
                /** @description Nothing is added to it. */
                locked?: boolean;
            }[];
            /** @enum {unknown} */
            uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            /** @description When it was written. */
            updatedAt: string;
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description A cargo of the master data, with all its fields. */
        StoredCargo: {
            /**
             * @description Shipcase: a carton; Palletload: a unit load; Roll: a cylinder.
             * @enum {unknown}
             */
            style: "Shipcase" | "Palletload" | "Roll";
            /** @description SKU or part number. */
            name: string;
            /** @description Free text. */
            description: string;
            /** @description Length of one unit. */
            length: number;
            /** @description Width of one unit. */
            width: number;
            /** @description Height of one unit; of a roll, its axis. */
            height: number;
            /** @description Diameter of a roll; 0 for a cuboid. */
            diameter: number;
            /** @description Weight of one unit. */
            weight: number;
            /** @description Pieces inside each unit. */
            pieceInside: number;
            /** @description Pieces ordered; 0 when unused. */
            orderPieces: number;
            /** @description Units of it in a set. */
            setRatio: number;
            /** @description Price of one unit. */
            price: number;
            /** @description Another identifier. */
            alias: string;
            /** @description One more identifier. */
            alias2: string;
            /** @description Group, for example a stop. */
            groupName: string;
            /** @description Custom property, shown in reports. */
            property1: string;
            /** @description Custom property, shown in reports. */
            property2: string;
            /** @description Custom property, shown in reports. */
            property3: string;
            /** @description Custom property, shown in reports. */
            property4: string;
            /** @description Custom property, shown in reports. */
            property5: string;
            /** @description Custom property, shown in reports. */
            property6: string;
            /** @description Custom property, shown in reports. */
            property7: string;
            /** @description Custom property, shown in reports. */
            property8: string;
            /** @description Custom property, shown in reports. */
            property9: string;
            /** @description Custom property, shown in reports. */
            property10: string;
            /** @description Loading sequence; lower is loaded first. */
            sequence: number;
            /** @description Orientations and digits 1 to 6 (Orientations12), OrientationsBasic, OrientationsAll, or a bit mask 1 to 63. */
            orientationsAllowed: string | number;
            /** @description Turned orientations may stand on the floor. */
            turnAllowedOnFloor: boolean;
            /** @description Orientations and digits in order of preference, or null. */
            orientationPriority: string | {
                /** @description The priority counts. */
                used?: boolean;
                /** @description The orientation preferred, 1 to 6; 0 for none. */
                orientationNumberPrimary?: number;
                /** @description The next one, 1 to 6; 0 for none. */
                orientationNumberNearDoor?: number;
            } | null;
            /** @description Most layers in orientation 1; 0 is no limit. */
            maxLayersOnOrientation1: number;
            /** @description Most layers in orientation 2; 0 is no limit. */
            maxLayersOnOrientation2: number;
            /** @description Most layers in orientation 3; 0 is no limit. */
            maxLayersOnOrientation3: number;
            /** @description Most layers in orientation 4; 0 is no limit. */
            maxLayersOnOrientation4: number;
            /** @description Most layers in orientation 5; 0 is no limit. */
            maxLayersOnOrientation5: number;
            /** @description Most layers in orientation 6; 0 is no limit. */
            maxLayersOnOrientation6: number;
            /** @description The cargo is palletized before it is loaded. */
            isPalletized: boolean;
            palletizing: {
                pallet?: components["schemas"]["AnsweredEmptyContainer"] | null;
                /** @description The top layer is whole, or the pallet ends one layer lower. */
                flatPalletTop?: boolean;
                partialPalletsAllowed?: boolean | null;
                /** @description What does not fill a pallet goes to mixed pallets. */
                remainQtyToMixPallet?: boolean;
                /** @description What does not fill a pallet goes loose into the vehicle. */
                remainQtyToVehicle?: boolean;
                /** @description Exactly so many on a full pallet; 0 for none. */
                fixedCargoCountOnPallet?: number;
            } | null;
            /**
             * @description Pattern of the top layer of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @enum {unknown}
             */
            unitloadTopPattern: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /**
             * @description Pattern of the bottom layers of a unit load. Numeric codes: 9 = BestFit, 0 = Pattern1Block, 1 = Pattern2Blocks, 2 = Pattern4Blocks, 4 = Pattern3Blocks, 100 = MultiSurface.
             * @enum {unknown}
             */
            unitloadBottomPattern: "BestFit" | "Pattern1Block" | "Pattern2Blocks" | "Pattern4Blocks" | "Pattern3Blocks" | "MultiSurface";
            /** @description Layers turned for stability. */
            unitloadLayersQtyRotated: number;
            unitload: components["schemas"]["AnsweredUnitLoad"] | null;
            /** @description Number of palletized unit loads. */
            palletizedUnitloadsQty: number;
            /** @description It may rest on different cargo. */
            maxLayersAllowedOverDifferentCargoes: boolean;
            /** @description Compared by the stacking rules. */
            stackValue: number;
            /** @description Compared by the stacking rules. */
            stackCode: string;
            /** @description Most weight on top; 0 is no limit. */
            maxSupportingWeight: number;
            floorStackType: ("BestFit" | "BottomOnly" | "NoBottom") | null;
            /** @description Different cargo may rest on it. */
            floorStackSupportsOthers: boolean;
            /** @description Nothing rests on it, whatever it weighs, of its own kind neither. */
            nothingOnTop: boolean;
            /** @description It may reach past what carries it. */
            overhangAllowed: boolean;
            /** @description How far, along the container's length. */
            overhangLength: number;
            /** @description How far, along the container's width. */
            overhangWidth: number;
            /** @description Cargo that fills what space is left. */
            isOptional: boolean;
            bulgeSize: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
            emptyContainersFavorite: (string | {
                /** @description Name of the container. */
                name: string;
            })[] | null;
            /**
             * @description A face that should stay free.
             * @enum {unknown}
             */
            faceOpen: "NeitherSide" | "LengthSide" | "WidthSide" | "BothSides";
            handling: ("Hand" | "Machine") | null;
            /** @description RGB code, red in the low byte; 0 for none. */
            color: number;
            /** @description For example #FF8800; wins over the name. */
            colorHexaCode: string;
            /** @description A CSS colour name; wins over the code. */
            colorKnownName: string;
            /** @description Quantity to ship; of pre-packed unit loads, their number. */
            qty: number;
            /**
             * @description Unit of its values.
             * @enum {unknown}
             */
            uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            /** @description What to know that stopped nothing. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description A container of the master data, with all its fields. */
        StoredContainer: {
            /**
             * @description What kind of container it is. Numeric codes: 0 = Carton, 1 = Pallet, 2 = SeaVan, 3 = Truck, 4 = ULD.
             * @enum {unknown}
             */
            containerType: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
            vehicleType: ("Dry" | "OpenTop" | "FlatRack" | "Refrigerated") | null;
            palletType: ("Wood2WaysDoube" | "Paper" | "Steel" | "Slipsheet" | "Wood2WaysSingle" | "Wood4Ways" | "Plastic2WaysDoube" | "Plastic2WaysSingle" | "Plastic4Ways" | "Bucket") | null;
            cartonType: ("Tuck" | "TuckWithoutMinorFlap" | "RSC" | "RSCClosed" | "HSC" | "Cube" | "TrayHalf" | "ShrinkWrap" | "BottomOpen") | null;
            /** @description Identifier. */
            name: string;
            /** @description Free text. */
            description: string;
            /** @description How many there are; 0 is as many as needed. */
            qty: number;
            /** @description Inner length. */
            length: number;
            /** @description Inner width. */
            width: number;
            /** @description Inner height; of a pallet, the height for cargo. */
            height: number;
            /** @description Weight of the empty container. */
            emptyWeight: number;
            /** @description Most length of all cargo together; 0 is unrestricted. */
            maxLength: number;
            /** @description Most width of all cargo together; 0 is unrestricted. */
            maxWidth: number;
            /** @description Most height of all cargo together; 0 is unrestricted. */
            maxHeight: number;
            /** @description Weight capacity; 0 is unrestricted. */
            maxWeight: number;
            /** @description Most volume utilisation; 0 is unrestricted. */
            maxVolPercent: number;
            /** @description Most different cargoes in it; 0 is unrestricted. */
            maxCargoTypes: number;
            /** @description Lower is taken first. */
            priority: number;
            /** @description What using it costs. */
            price: number;
            /** @description Most price of the cargo in it; 0 is unrestricted. */
            maxPrice: number;
            /** @description Thickness of the pallet. */
            palletThickness: number;
            /** @description Cargo may reach over the edges of the deck. */
            palletOverhang: boolean;
            /** @description Cargo stays inside the edges of the deck. */
            palletUnderhang: boolean;
            /** @description How far over each end. */
            palletOverhangLength: number;
            /** @description How far over each side. */
            palletOverhangWidth: number;
            /** @description How far inside each end. */
            palletUnderhangLength: number;
            /** @description How far inside each side. */
            palletUnderhangWidth: number;
            /** @description RGB code, red in the low byte. */
            color: number;
            /** @description For example #FF8800; wins over the name. */
            colorHexaCode: string;
            /** @description A CSS colour name; wins over the code. */
            colorKnownName: string;
            zones: {
                /** @description Shown in reasons and reports. */
                name?: string;
                /** @description Its minimum corner. */
                position: {
                    /** @description From the front wall. */
                    length?: number;
                    /** @description From the left, seen from the door. */
                    width?: number;
                    /** @description From the floor. */
                    height?: number;
                };
                /** @description Its extent. */
                size: {
                    /** @description Along the length. */
                    length?: number;
                    /** @description Along the width. */
                    width?: number;
                    /** @description Along the height. */
                    height?: number;
                };
                /** @description Most weight in it; 0 is unrestricted. */
                maxWeight?: number;
                allowedGroups?: string[] | null;
            }[] | null;
            vehicleDropDeckRearSize: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
            vehicleDropDeckFrontSize: {
                /** @description Along the length. */
                length?: number;
                /** @description Along the width. */
                width?: number;
                /** @description Along the height. */
                height?: number;
            } | null;
            /**
             * @description Unit of its values.
             * @enum {unknown}
             */
            uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            /** @description What to know that stopped nothing. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description Stored cargoes. */
        CargoDatabaseSearchResponse: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Items of this page. */
            count: number;
            items: components["schemas"]["StoredCargo"][];
            /** @description For the next page; null after the last. */
            next: string | null;
        };
        /** @description Stored containers. */
        ContainerDatabaseSearchResponse: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Items of this page. */
            count: number;
            items: components["schemas"]["StoredContainer"][];
            /** @description For the next page; null after the last. */
            next: string | null;
        };
        /** @description A load that will be calculated as a process. */
        QueuedLoad: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "Queued";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Empty. */
            filledContainers: unknown[];
            document: {
                title: string;
                processId: string;
            };
        };
        /** @description A Load; with multiProcessed, unless the request is faulty, a QueuedLoad. */
        BuiltLoad: components["schemas"]["Load"] | components["schemas"]["QueuedLoad"];
        /** @description Work in the background for one load. */
        Process: {
            processId: string;
            /**
             * @description done: there is a Load, even if of status failed; failed: a fault of the service.
             * @enum {unknown}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Share of the work; it never falls. */
            progress: number;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /** @description Null: not yet. */
            startedAt: string | null;
            /** @description Null: not yet. */
            finishedAt: string | null;
            /** @description Of the load. */
            title: string;
            /** @description Why it failed. */
            error: string | null;
            /** @description What to know that stopped nothing. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description A process, with its Load once it has one. */
        ProcessWithLoad: {
            processId: string;
            /**
             * @description done: there is a Load, even if of status failed; failed: a fault of the service.
             * @enum {unknown}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Share of the work; it never falls. */
            progress: number;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /** @description Null: not yet. */
            startedAt: string | null;
            /** @description Null: not yet. */
            finishedAt: string | null;
            /** @description Of the load. */
            title: string;
            /** @description Why it failed. */
            error: string | null;
            /** @description What to know that stopped nothing. */
            warnings?: components["schemas"]["Warning"][];
            /** @description What a request that waits is answered. */
            load?: components["schemas"]["Load"];
        };
        /** @description Processes. */
        ProcessList: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Items of this page. */
            count: number;
            items: components["schemas"]["Process"][];
            /** @description For the next page; null after the last. */
            next: string | null;
        };
        /** @description A webhook and the attempts to deliver it. */
        Delivery: {
            /** @description The webhook-id, the same for every attempt. */
            id: string;
            processId: string;
            /** @description Without user and password. */
            url: string;
            /** @enum {unknown} */
            state: "pending" | "delivered" | "failed";
            /** @description Oldest first. */
            attempts: {
                /**
                 * Format: date-time
                 * @description When it was over.
                 */
                at: string;
                /** @description Of the answer; null: none came. */
                status: number | null;
                /** @description Null: it was delivered. */
                error: string | null;
            }[];
            /** @description When it is sent next; null: not by itself. */
            nextAt: string | null;
            /** @description What to know that stopped nothing. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description Deliveries. */
        DeliveryList: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Items of this page. */
            count: number;
            items: components["schemas"]["Delivery"][];
            /** @description For the next page; null after the last. */
            next: string | null;
        };
        /** @description API keys, oldest first, without the keys themselves. */
        KeyList: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            count: number;
            items: {
                id: string;
                /** @description What its owner calls it. */
                name: string;
                /** @description May act for every user of the company. */
                isAdmin: boolean;
                /** Format: date-time */
                createdAt: string;
                /** @description To the minute; null: never. */
                lastUsedAt: string | null;
                /** @description Null: never. */
                expiresAt: string | null;
                /** @description Null: it is not revoked. */
                revokedAt: string | null;
            }[];
            /** @description E-mail of whose keys they are. */
            user: string;
            /** @description Whose master data and shared loads the user sees. */
            company: string;
            /** @description Of the key that was sent. */
            keyId: string;
        };
        /** @description A key that was made. */
        MadeKey: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Shown this once. */
            key: string;
            id: string;
            name: string;
            /** @description Null: never. */
            expiresAt: string | null;
            /** @description Signs the webhooks of this user: whsec_ and base64. */
            signingSecret: string;
        };
        /** @description Links to reports, oldest first. */
        LinkList: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            count: number;
            items: {
                /** @description Names the link, to revoke it. */
                id: string;
                /** @description Of the load. */
                title: string;
                /** @description Shows the report to whoever has it, without a key. */
                url: string;
                /** @description Shows the 3-D view to whoever has it, alone or in a frame of a page of EMBED_ORIGINS. */
                view: string;
                /** @description The same as an iframe for a page of EMBED_ORIGINS. */
                embed: string;
                /** Format: date-time */
                expiresAt: string;
                /** Format: date-time */
                createdAt: string;
            }[];
        };
        /** @description A link that was made. */
        MadeLink: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Names the link, to revoke it. */
            id: string;
            /** @description Of the load. */
            title: string;
            /** @description Shows the report to whoever has it, without a key. */
            url: string;
            /** @description Shows the 3-D view to whoever has it, alone or in a frame of a page of EMBED_ORIGINS. */
            view: string;
            /** @description The same as an iframe for a page of EMBED_ORIGINS. */
            embed: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description The secret that signs webhooks. */
        WebhookSecret: {
            /** @enum {unknown} */
            status: "succeed";
            /** @enum {unknown} */
            message: "OK";
            /** @description What to know that stopped nothing. */
            warnings: components["schemas"]["Warning"][];
            /** @description Signs the webhooks of this user: whsec_ and base64. */
            signingSecret: string;
        };
        /** @description All settings of the account. */
        ShownSettings: {
            /** @description Cargo that may not be spread and fits no single container is left out. */
            isIdenticalCargoStayInOneContainerWhenNotSpread: boolean;
            /** @description Higher sequence is loaded first. */
            isCargoSequenceUsedInOppositeOrder: boolean;
            /** @description Whole walls or layers of one cargo are preferred. */
            isEasyLoadUsed: boolean;
            /** @description Space beside a cargo is filled with the same cargo first. */
            isSideSpaceOfCargoFilledWithSameCargo: boolean;
            /** @description The limit where the container has none; 0 is no limit. */
            maxCargoTypesPerContainer: number;
            /** @description Filled containers are named by the four fields below. */
            isCustomRuleUsedForSolutionsNames: boolean;
            prefixOfSolutionsNames: string | null;
            suffixOfSolutionsNames: string | null;
            sequenceStartingNumberOfSolutionsNames: number | null;
            sequenceLengthOfSolutionsNames: number | null;
            /** @description Stored and shown; no effect on a plan. */
            isUnitloadFilledWithDifferentCargoes: boolean;
            /** @description Stored and shown; no effect on a plan. */
            isCargoCostComputedFromShipCost: boolean;
            /** @description Stored and shown; no effect on a plan. */
            isBottomOrientationRespected: boolean;
            /** @description Stored and shown; no effect on a plan. */
            maxPlacementSize: number;
            /** @description What to know that stopped nothing. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description It lives. */
        Liveness: {
            /** @enum {unknown} */
            status: "live";
            /** @description What to know that stopped nothing. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description It can plan and save. */
        Readiness: {
            /** @enum {unknown} */
            status: "ready";
            /** @description What to know that stopped nothing. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description Why a call failed. */
        Error: {
            /** @enum {unknown} */
            status: "failed";
            /** @description What is wrong, in one sentence. */
            message: string;
            /** @description The code as a URN (RFC 9457). */
            type: string;
            /** @description Name of the status. */
            title: string;
            /** @description The message once more (RFC 9457). */
            detail: string;
            /** @enum {unknown} */
            code: "BadAccount" | "BadCursor" | "BadDate" | "BadUpload" | "BadWebhookAddress" | "BodyNotAnObject" | "Cancelled" | "InternalError" | "MalformedJson" | "NoRecords" | "NoSuchPicture" | "NoSuchReport" | "QueueFull" | "ReportTooLarge" | "Stopping" | "UnknownUser" | "UnreadableLoad" | "ValidationFailed" | "BadForm" | "BadIdempotencyKey" | "BadPath" | "BadQuery" | "BadRequest" | "BodyCutShort" | "BodyTooLarge" | "ExpectationFailed" | "HeadersTooLarge" | "IdempotencyKeyReused" | "MissingKey" | "NoSuchPath" | "NotReady" | "RequestTimeout" | "StoreUnavailable" | "TooManyRequests" | "WrongContentEncoding" | "WrongContentType" | "WrongKey" | "WrongMethod" | "WrongScheme";
            /** @description Every fault, where it is the request that is refused. */
            issues?: components["schemas"]["Issue"][];
            /** @description As in the header X-Request-Id and in the log. */
            requestId: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findLoads: {
        parameters: {
            query?: {
                /** @description Most items of a page; at most 1000, more is taken as that. */
                limit?: number;
                /** @description A UTC day, an interval of days (2026-11-01/2026-11-30), or an instant from which on. */
                createdAt?: string;
                /** @description `next` of the page before. */
                cursor?: string;
                /** @description True: only shared loads. */
                shared?: boolean;
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
                /** @description Part of the title, in any case. */
                title?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The loads, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadDatabaseSearchResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    buildLoad: {
        parameters: {
            query?: {
                /** @description Answer once the request is queued; the load is calculated as a process. */
                multiProcessed?: boolean;
                /** @description Take the details of each cargo from the master data, by name. */
                cargoDetailLoadedFromDatabase?: boolean;
                /** @description Take the details of each container from the master data, by type and name. */
                containerDetailLoadedFromDatabase?: boolean;
                /** @description Save the load. */
                loadSaved?: boolean;
                /** @description Let every user of the company see it. */
                loadShared?: boolean;
                /** @description E-mail of the owner; absent: of the calling key. */
                userId?: string;
                /** @description With multiProcessed: where the Load is posted when it is calculated. */
                webhookListenerURLToNewLoad?: string;
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
            };
        };
        /** @description The load request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadRequest"] | components["schemas"]["StoredLoadRequest"];
            };
        };
        responses: {
            /** @description The load; status is failed when it cannot be calculated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuiltLoad"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findLoadsOfUser: {
        parameters: {
            query?: {
                /** @description Most items of a page; at most 1000, more is taken as that. */
                limit?: number;
                /** @description A UTC day, an interval of days (2026-11-01/2026-11-30), or an instant from which on. */
                createdAt?: string;
                /** @description `next` of the page before. */
                cursor?: string;
                /** @description True: only shared loads. */
                shared?: boolean;
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
                /** @description Part of the title, in any case. */
                title?: string;
            };
            path: {
                /** @description E-mail of the creator. */
                userId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The loads, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadDatabaseSearchResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findLoadsByTitle: {
        parameters: {
            query?: {
                /** @description Most items of a page; at most 1000, more is taken as that. */
                limit?: number;
                /** @description A UTC day, an interval of days (2026-11-01/2026-11-30), or an instant from which on. */
                createdAt?: string;
                /** @description `next` of the page before. */
                cursor?: string;
                /** @description True: only shared loads. */
                shared?: boolean;
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
            };
            path: {
                /** @description E-mail of the creator. */
                userId: string;
                /** @description Part of the title. */
                title: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The loads, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadDatabaseSearchResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteLoad: {
        parameters: {
            path: {
                /** @description E-mail of the creator. */
                userId: string;
                /** @description The whole title. */
                title: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFilledContainer: {
        parameters: {
            query?: {
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
            };
            path: {
                /** @description E-mail of the creator. */
                userId: string;
                /** @description The whole title. */
                title: string;
                /** @description From 1. */
                filledContainerSeq: number;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The filled container. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownFilledContainer"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compareLoads: {
        parameters: {
            query?: {
                /** @description Take the details of each cargo from the master data, by name. */
                cargoDetailLoadedFromDatabase?: boolean;
                /** @description Take the details of each container from the master data, by type and name. */
                containerDetailLoadedFromDatabase?: boolean;
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
            };
        };
        /** @description `request` or `requests` (LoadRequest), and `settings`, each with a `label` and `rules`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadComparison"];
            };
        };
        responses: {
            /** @description One item for each request under each setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparisonResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findCargoes: {
        parameters: {
            query?: {
                /** @description Part of the group's name, in any case. */
                nameGroup?: string;
                /** @description Part of the cargo's name, in any case. */
                nameCargo?: string;
                /** @description Part of the alias, in any case. */
                aliasCargo?: string;
                /** @description Part of the second alias, in any case. */
                alias2Cargo?: string;
                /** @description Most items of a page; at most 1000, more is taken as that. */
                limit?: number;
                /** @description A UTC day, an interval of days (2026-11-01/2026-11-30), or an instant from which on. */
                createdAt?: string;
                /** @description `next` of the page before. */
                cursor?: string;
                /** @description Without effect: a company shares all its records. */
                shared?: boolean;
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
        };
        requestBody?: never;
        responses: {
            /** @description The cargoes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoDatabaseSearchResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveCargo: {
        parameters: {
            query?: {
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
        };
        /** @description The cargo. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CargoRecord"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCargo: {
        parameters: {
            query?: {
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
            path: {
                /** @description Name of the record. */
                name: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The cargo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredCargo"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeCargo: {
        parameters: {
            query?: {
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
            path: {
                /** @description Name of the record; or name, alias or alias2: the field of the body that identifies the records. */
                name: string;
            };
        };
        /** @description Fields of the cargo; null removes one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CargoChange"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCargo: {
        parameters: {
            path: {
                /** @description Name of the record. */
                name: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveCargoes: {
        parameters: {
            query?: {
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
        };
        /** @description An array, or an object with the array as `cargoes`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CargoRecord"][] | {
                    cargoes: components["schemas"]["CargoRecord"][];
                };
            };
        };
        responses: {
            /** @description They are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findContainers: {
        parameters: {
            query?: {
                /** @description Part of the container's name, in any case. */
                name?: string;
                /** @description Most items of a page; at most 1000, more is taken as that. */
                limit?: number;
                /** @description A UTC day, an interval of days (2026-11-01/2026-11-30), or an instant from which on. */
                createdAt?: string;
                /** @description `next` of the page before. */
                cursor?: string;
                /** @description Without effect: a company shares all its records. */
                shared?: boolean;
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
            path: {
                /** @description Type of the container. */
                type: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
            };
        };
        requestBody?: never;
        responses: {
            /** @description The containers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerDatabaseSearchResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveContainer: {
        parameters: {
            query?: {
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
            path: {
                /** @description Type of the container. */
                type: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
            };
        };
        /** @description The container; its type may be left out. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContainerRecord"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getContainer: {
        parameters: {
            query?: {
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
            path: {
                /** @description Type of the container. */
                type: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
                /** @description Name of the record. */
                name: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The container. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredContainer"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteContainer: {
        parameters: {
            path: {
                /** @description Type of the container. */
                type: "Carton" | "Pallet" | "SeaVan" | "Truck" | "ULD";
                /** @description Name of the record. */
                name: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readEditBuffer: {
        parameters: {
            query?: {
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Whole title of a saved load of this user: the buffer with which it is edited; none is written. */
                load?: string;
                /** @description Of a load whose containers are alternatives, the one that is edited, from 1. */
                option?: number;
            };
            path: {
                /** @description E-mail of the user whose buffer it is. */
                userId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The buffer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownEditBuffer"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    writeEditBuffer: {
        parameters: {
            query?: {
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
            path: {
                /** @description E-mail of the user whose buffer it is. */
                userId: string;
            };
        };
        /** @description The load, and what of it is placed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditBuffer"];
            };
        };
        responses: {
            /** @description It is written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    buildEditedLoad: {
        parameters: {
            query?: {
                /** @description Answer once the request is queued; the load is calculated as a process. */
                multiProcessed?: boolean;
                /** @description Load the cargo that is still free around what is placed. */
                fillRemaining?: boolean;
                /** @description Save the load. */
                loadSaved?: boolean;
                /** @description Let every user of the company see it. */
                loadShared?: boolean;
                /** @description With multiProcessed: where the Load is posted when it is calculated. */
                webhookListenerURLToNewLoad?: string;
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
            };
            path: {
                /** @description E-mail of the user whose buffer it is. */
                userId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The load; status is failed when what is placed breaks a rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuiltLoad"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteEditBuffer: {
        parameters: {
            path: {
                /** @description E-mail of the user whose buffer it is. */
                userId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getEditedContainer: {
        parameters: {
            query?: {
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
            };
            path: {
                /** @description E-mail of the user whose buffer it is. */
                userId: string;
                /** @description From 1. */
                filledContainerSeq: number;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The filled container. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownFilledContainer"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadLoads: {
        parameters: {
            query?: {
                /** @description Answer once the request is queued; the load is calculated as a process. */
                multiProcessed?: boolean;
                /** @description Save the loads. */
                loadSaved?: boolean;
                /** @description Let every user of the company see them. */
                loadShared?: boolean;
                /** @description E-mail of the owner; absent: of the calling key. */
                userId?: string;
                /** @description With multiProcessed: where the Load is posted when it is calculated. */
                webhookListenerURLToNewLoad?: string;
                /** @description Create pictures of filled containers. */
                graphicsCreated?: boolean;
                /** @description Width of those pictures. */
                graphicsImageWidth?: number;
                /** @description Height of those pictures. */
                graphicsImageDepth?: number;
                /** @description Measurements in the 3-D picture. */
                graphicsShowScale?: boolean;
                /** @description Red in the low byte; 0 is white. */
                graphicsBackgroundColorRGB?: number;
                /** @description Create pictures of spaces; implies spacesCreated. */
                thumbnailsCreated?: boolean;
                /** @description Width of those pictures. */
                thumbnailsImageWidth?: number;
                /** @description Height of those pictures. */
                thumbnailsImageDepth?: number;
                /** @description Pictures of spaces in grey. */
                thumbnailsCreatedInBlackWhite?: boolean;
                /** @description Include spaces. */
                spacesCreated?: boolean;
                /** @description Include the placements of spaces; implies spacesCreated. */
                placementsCreated?: boolean;
                /** @description Cargoes of spaces, and the container of each filled one, by their names alone. */
                cargoesShortened?: boolean;
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
            };
        };
        /** @description A form with a workbook, or with texts for its sheets. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The workbook with the sheets Cargoes, Containers and Rules; or a .csv, which is the sheet Cargoes.
                     */
                    file: string;
                    /**
                     * Format: binary
                     * @description A .csv: the sheet Containers.
                     */
                    containers?: string;
                    /**
                     * Format: binary
                     * @description A .csv: the sheet Rules.
                     */
                    rules?: string;
                };
            };
        };
        responses: {
            /** @description A load for each title; a faulty row stops its own load only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MassLoadsResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUploadTemplate: {
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProcesses: {
        parameters: {
            query?: {
                /** @description Most items of a page; at most 1000, more is taken as that. */
                limit?: number;
                /** @description A UTC day, an interval of days (2026-11-01/2026-11-30), or an instant from which on. */
                createdAt?: string;
                /** @description `next` of the page before. */
                cursor?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The processes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessList"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProcess: {
        parameters: {
            path: {
                /** @description Of the document of an answer. */
                processId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The process. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessWithLoad"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelProcess: {
        parameters: {
            path: {
                /** @description Of the document of an answer. */
                processId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The process as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Process"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    watchProcess: {
        parameters: {
            path: {
                /** @description Of the document of an answer. */
                processId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Events whose data is the process; a comment every 15 s keeps the connection open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Most items of a page; at most 1000, more is taken as that. */
                limit?: number;
                /** @description A UTC day, an interval of days (2026-11-01/2026-11-30), or an instant from which on. */
                createdAt?: string;
                /** @description `next` of the page before. */
                cursor?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retryDelivery: {
        parameters: {
            path: {
                /** @description The webhook-id. */
                id: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, due now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKeys: {
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createKey: {
        /** @description Its name, and when it expires. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKey"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeKey"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            path: {
                /** @description Id of the key, not the key itself. */
                id: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWebhookSecret: {
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renewWebhookSecret: {
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSettings: {
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownSettings"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeSettings: {
        /** @description The settings to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description All settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownSettings"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEquipment: {
        parameters: {
            query?: {
                /** @description Unit of measure, of what is sent and answered. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
            };
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "succeed";
                        message: string;
                        count: number;
                        items: {
                            name: string;
                            containerType: string;
                            vehicleType?: string;
                            palletType?: string;
                            length: number;
                            width: number;
                            height: number;
                            emptyWeight: number;
                            maxWeight: number;
                            palletThickness?: number;
                            /** @description Where the figures come from. */
                            source: string;
                        }[];
                    };
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getContainerPicture: {
        parameters: {
            path: {
                /** @description What the address was given with. */
                token: string;
                /** @description Sequence of the filled container, from 1. */
                container: number;
                /** @description One of diagram, bottom, top, left, right, rear, front, composite, with .png or .svg. */
                picture: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/svg+xml": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSpacePicture: {
        parameters: {
            path: {
                /** @description What the address was given with. */
                token: string;
                /** @description Sequence of the filled container, from 1. */
                container: number;
                /** @description Sequence of the space, from 1. */
                space: number;
                /** @description One of thumbnail, diagram, composite, with .png or .svg. */
                picture: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/svg+xml": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLinks: {
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkList"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makeLink: {
        /** @description Which load, and until when. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeLink"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeLink: {
        parameters: {
            path: {
                /** @description Id of the link. */
                id: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseResponse"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
                /** @description The letters of the plan on a print: the page says whether it is out of date. */
                print?: string;
            };
            path: {
                /** @description What the address was given with; with .pdf, .xlsx or .json at its end the report has that form. */
                token: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The report: a page, a PDF, a workbook, or the loading steps as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                        /** @description Letters that tell this plan from any other. */
                        plan: string;
                        /** @description Instant, ISO 8601. */
                        calculatedAt: string;
                        /** @description The verifier has accepted the plan. */
                        verified: boolean;
                        /** @description The containers are options, not a sum. */
                        alternatives: boolean;
                        /** @enum {unknown} */
                        uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                        /** @description Names of the units of the values. */
                        units: {
                            /** @enum {unknown} */
                            length: "in" | "mm" | "cm";
                            /** @enum {unknown} */
                            area: "ft2" | "m2";
                            /** @enum {unknown} */
                            weight: "lb" | "kg";
                            /** @enum {unknown} */
                            volume: "ft3" | "m3";
                        };
                        containers: {
                            /** @description Filled containers that are loaded so. */
                            sequences: number[];
                            name: string;
                            size: {
                                /** @description Along the length. */
                                length: number;
                                /** @description Along the width. */
                                width: number;
                                /** @description Along the height. */
                                height: number;
                            };
                            /** @description What is loaded in all. */
                            cargoes: {
                                /** @description Row of the cargo. */
                                cargo: number;
                                code: string;
                                name: string;
                                /** @description Pieces. */
                                qty: number;
                            }[];
                            /** @description Headings of the steps; empty: all is one section. */
                            sections: {
                                /** @description From 1, in the order of loading. */
                                section: number;
                                /** @description Where it begins along the way that cargo comes in: from the front wall, or from the floor. */
                                from: number;
                                /** @description How far out, or how high, it reaches. */
                                to: number;
                                steps: {
                                    /** @description Its first step. */
                                    first: number;
                                    /** @description Its last step. */
                                    last: number;
                                };
                                /** @description Pieces of the section. */
                                qty: number;
                                /** @description Of the section. */
                                weight: number;
                            }[];
                            steps: {
                                /** @description From 1, in the order of loading. */
                                step: number;
                                /** @description Section that it is of. */
                                section: number;
                                /** @description Row of the cargo in the request, from 0; beyond them: a finished pallet. */
                                cargo: number;
                                /** @description Letters of the cargo, as on pictures and pages. */
                                code: string;
                                name: string;
                                /** @description Pieces of the step. */
                                qty: number;
                                /** @description Pieces that stand after it. */
                                qtySoFar: number;
                                /** @description How far out the load reaches after it; what is loaded from above, how high. */
                                loadedTo: number;
                                /** @description Of the step. */
                                weight: number;
                                /** @description Of all that stands after it. */
                                weightSoFar: number;
                                stop: number | null;
                                group: string;
                                /** @description A piece is too heavy for one person. */
                                isHeavy: boolean;
                                /** @description Each piece comes to its place along a straight way. */
                                isStraight: boolean;
                                beyondReach: {
                                    /** @description Pieces beyond reach. */
                                    qty: number;
                                    /** @description The farthest. */
                                    reach: number;
                                    /** @description Cargoes that they are reached over. */
                                    over: number[];
                                } | null;
                                arrangements: {
                                    /** @description How each piece lies. */
                                    orientation: number;
                                    counts: {
                                        /** @description Along the container. */
                                        length: number;
                                        /** @description Across. */
                                        width: number;
                                        /** @description Up. */
                                        height: number;
                                    };
                                    pos: {
                                        /** @description From the front wall. */
                                        length: number;
                                        /** @description From the left, seen from the door. */
                                        width: number;
                                        /** @description From the floor. */
                                        height: number;
                                    };
                                    pieceSize: {
                                        /** @description Along the length. */
                                        length: number;
                                        /** @description Along the width. */
                                        width: number;
                                        /** @description Along the height. */
                                        height: number;
                                    };
                                    tiers: number[];
                                    /** @description The corner of each piece. */
                                    placements: {
                                        /** @description From the front wall. */
                                        length: number;
                                        /** @description From the left, seen from the door. */
                                        width: number;
                                        /** @description From the floor. */
                                        height: number;
                                    }[];
                                }[];
                            }[];
                        }[];
                        /** @description The different finished pallets, each with its own steps. */
                        pallets: {
                            /** @description From 1. */
                            pallet: number;
                            code: string;
                            name: string;
                            /** @description How many are built so. */
                            quantity: number;
                            size: {
                                /** @description Along the length. */
                                length: number;
                                /** @description Along the width. */
                                width: number;
                                /** @description Along the height. */
                                height: number;
                            };
                            /** @description What is loaded in all. */
                            cargoes: {
                                /** @description Row of the cargo. */
                                cargo: number;
                                code: string;
                                name: string;
                                /** @description Pieces. */
                                qty: number;
                            }[];
                            /** @description Headings of the steps; empty: all is one section. */
                            sections: {
                                /** @description From 1, in the order of loading. */
                                section: number;
                                /** @description Where it begins along the way that cargo comes in: from the front wall, or from the floor. */
                                from: number;
                                /** @description How far out, or how high, it reaches. */
                                to: number;
                                steps: {
                                    /** @description Its first step. */
                                    first: number;
                                    /** @description Its last step. */
                                    last: number;
                                };
                                /** @description Pieces of the section. */
                                qty: number;
                                /** @description Of the section. */
                                weight: number;
                            }[];
                            steps: {
                                /** @description From 1, in the order of loading. */
                                step: number;
                                /** @description Section that it is of. */
                                section: number;
                                /** @description Row of the cargo in the request, from 0; beyond them: a finished pallet. */
                                cargo: number;
                                /** @description Letters of the cargo, as on pictures and pages. */
                                code: string;
                                name: string;
                                /** @description Pieces of the step. */
                                qty: number;
                                /** @description Pieces that stand after it. */
                                qtySoFar: number;
                                /** @description How far out the load reaches after it; what is loaded from above, how high. */
                                loadedTo: number;
                                /** @description Of the step. */
                                weight: number;
                                /** @description Of all that stands after it. */
                                weightSoFar: number;
                                stop: number | null;
                                group: string;
                                /** @description A piece is too heavy for one person. */
                                isHeavy: boolean;
                                /** @description Each piece comes to its place along a straight way. */
                                isStraight: boolean;
                                beyondReach: {
                                    /** @description Pieces beyond reach. */
                                    qty: number;
                                    /** @description The farthest. */
                                    reach: number;
                                    /** @description Cargoes that they are reached over. */
                                    over: number[];
                                } | null;
                                arrangements: {
                                    /** @description How each piece lies. */
                                    orientation: number;
                                    counts: {
                                        /** @description Along the container. */
                                        length: number;
                                        /** @description Across. */
                                        width: number;
                                        /** @description Up. */
                                        height: number;
                                    };
                                    pos: {
                                        /** @description From the front wall. */
                                        length: number;
                                        /** @description From the left, seen from the door. */
                                        width: number;
                                        /** @description From the floor. */
                                        height: number;
                                    };
                                    pieceSize: {
                                        /** @description Along the length. */
                                        length: number;
                                        /** @description Along the width. */
                                        width: number;
                                        /** @description Along the height. */
                                        height: number;
                                    };
                                    tiers: number[];
                                    /** @description The corner of each piece. */
                                    placements: {
                                        /** @description From the front wall. */
                                        length: number;
                                        /** @description From the left, seen from the door. */
                                        width: number;
                                        /** @description From the floor. */
                                        height: number;
                                    }[];
                                }[];
                            }[];
                        }[];
                    };
                    "text/html": string;
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getContainerReport: {
        parameters: {
            query?: {
                /** @description Unit of the answer; absent: that in which it was built or written. */
                UOM?: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                /** @description Language of reports. */
                reportLanguage?: "ENG" | "GER" | "SPN" | "FRN" | "BRZ" | "CHN" | "JPN" | "KOR";
                /** @description Show the toolbar of reports. */
                reportToolbarShown?: boolean;
                /** @description For whom reports are. */
                reportLayout?: "planner" | "loader" | "driver" | "customer";
                /** @description Code 128 of the cargo's names in reports. */
                reportBarcodes?: boolean;
                /** @description Kilograms of a piece from which on the loading steps of reports mark it as heavy. */
                reportHeavyFrom?: number;
                /** @description The letters of the plan on a print: the page says whether it is out of date. */
                print?: string;
            };
            path: {
                /** @description What the address was given with; with .pdf, .xlsx or .json at its end the report has that form. */
                token: string;
                /** @description Sequence of the filled container, from 1; with .pdf, .xlsx or .json at its end the report has that form. */
                container: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The report: a page, a PDF, a workbook, or the loading steps as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                        /** @description Letters that tell this plan from any other. */
                        plan: string;
                        /** @description Instant, ISO 8601. */
                        calculatedAt: string;
                        /** @description The verifier has accepted the plan. */
                        verified: boolean;
                        /** @description The containers are options, not a sum. */
                        alternatives: boolean;
                        /** @enum {unknown} */
                        uom: "UnitEnglish" | "UnitMetric" | "UnitHighMetric";
                        /** @description Names of the units of the values. */
                        units: {
                            /** @enum {unknown} */
                            length: "in" | "mm" | "cm";
                            /** @enum {unknown} */
                            area: "ft2" | "m2";
                            /** @enum {unknown} */
                            weight: "lb" | "kg";
                            /** @enum {unknown} */
                            volume: "ft3" | "m3";
                        };
                        containers: {
                            /** @description Filled containers that are loaded so. */
                            sequences: number[];
                            name: string;
                            size: {
                                /** @description Along the length. */
                                length: number;
                                /** @description Along the width. */
                                width: number;
                                /** @description Along the height. */
                                height: number;
                            };
                            /** @description What is loaded in all. */
                            cargoes: {
                                /** @description Row of the cargo. */
                                cargo: number;
                                code: string;
                                name: string;
                                /** @description Pieces. */
                                qty: number;
                            }[];
                            /** @description Headings of the steps; empty: all is one section. */
                            sections: {
                                /** @description From 1, in the order of loading. */
                                section: number;
                                /** @description Where it begins along the way that cargo comes in: from the front wall, or from the floor. */
                                from: number;
                                /** @description How far out, or how high, it reaches. */
                                to: number;
                                steps: {
                                    /** @description Its first step. */
                                    first: number;
                                    /** @description Its last step. */
                                    last: number;
                                };
                                /** @description Pieces of the section. */
                                qty: number;
                                /** @description Of the section. */
                                weight: number;
                            }[];
                            steps: {
                                /** @description From 1, in the order of loading. */
                                step: number;
                                /** @description Section that it is of. */
                                section: number;
                                /** @description Row of the cargo in the request, from 0; beyond them: a finished pallet. */
                                cargo: number;
                                /** @description Letters of the cargo, as on pictures and pages. */
                                code: string;
                                name: string;
                                /** @description Pieces of the step. */
                                qty: number;
                                /** @description Pieces that stand after it. */
                                qtySoFar: number;
                                /** @description How far out the load reaches after it; what is loaded from above, how high. */
                                loadedTo: number;
                                /** @description Of the step. */
                                weight: number;
                                /** @description Of all that stands after it. */
                                weightSoFar: number;
                                stop: number | null;
                                group: string;
                                /** @description A piece is too heavy for one person. */
                                isHeavy: boolean;
                                /** @description Each piece comes to its place along a straight way. */
                                isStraight: boolean;
                                beyondReach: {
                                    /** @description Pieces beyond reach. */
                                    qty: number;
                                    /** @description The farthest. */
                                    reach: number;
                                    /** @description Cargoes that they are reached over. */
                                    over: number[];
                                } | null;
                                arrangements: {
                                    /** @description How each piece lies. */
                                    orientation: number;
                                    counts: {
                                        /** @description Along the container. */
                                        length: number;
                                        /** @description Across. */
                                        width: number;
                                        /** @description Up. */
                                        height: number;
                                    };
                                    pos: {
                                        /** @description From the front wall. */
                                        length: number;
                                        /** @description From the left, seen from the door. */
                                        width: number;
                                        /** @description From the floor. */
                                        height: number;
                                    };
                                    pieceSize: {
                                        /** @description Along the length. */
                                        length: number;
                                        /** @description Along the width. */
                                        width: number;
                                        /** @description Along the height. */
                                        height: number;
                                    };
                                    tiers: number[];
                                    /** @description The corner of each piece. */
                                    placements: {
                                        /** @description From the front wall. */
                                        length: number;
                                        /** @description From the left, seen from the door. */
                                        width: number;
                                        /** @description From the floor. */
                                        height: number;
                                    }[];
                                }[];
                            }[];
                        }[];
                        /** @description The different finished pallets, each with its own steps. */
                        pallets: {
                            /** @description From 1. */
                            pallet: number;
                            code: string;
                            name: string;
                            /** @description How many are built so. */
                            quantity: number;
                            size: {
                                /** @description Along the length. */
                                length: number;
                                /** @description Along the width. */
                                width: number;
                                /** @description Along the height. */
                                height: number;
                            };
                            /** @description What is loaded in all. */
                            cargoes: {
                                /** @description Row of the cargo. */
                                cargo: number;
                                code: string;
                                name: string;
                                /** @description Pieces. */
                                qty: number;
                            }[];
                            /** @description Headings of the steps; empty: all is one section. */
                            sections: {
                                /** @description From 1, in the order of loading. */
                                section: number;
                                /** @description Where it begins along the way that cargo comes in: from the front wall, or from the floor. */
                                from: number;
                                /** @description How far out, or how high, it reaches. */
                                to: number;
                                steps: {
                                    /** @description Its first step. */
                                    first: number;
                                    /** @description Its last step. */
                                    last: number;
                                };
                                /** @description Pieces of the section. */
                                qty: number;
                                /** @description Of the section. */
                                weight: number;
                            }[];
                            steps: {
                                /** @description From 1, in the order of loading. */
                                step: number;
                                /** @description Section that it is of. */
                                section: number;
                                /** @description Row of the cargo in the request, from 0; beyond them: a finished pallet. */
                                cargo: number;
                                /** @description Letters of the cargo, as on pictures and pages. */
                                code: string;
                                name: string;
                                /** @description Pieces of the step. */
                                qty: number;
                                /** @description Pieces that stand after it. */
                                qtySoFar: number;
                                /** @description How far out the load reaches after it; what is loaded from above, how high. */
                                loadedTo: number;
                                /** @description Of the step. */
                                weight: number;
                                /** @description Of all that stands after it. */
                                weightSoFar: number;
                                stop: number | null;
                                group: string;
                                /** @description A piece is too heavy for one person. */
                                isHeavy: boolean;
                                /** @description Each piece comes to its place along a straight way. */
                                isStraight: boolean;
                                beyondReach: {
                                    /** @description Pieces beyond reach. */
                                    qty: number;
                                    /** @description The farthest. */
                                    reach: number;
                                    /** @description Cargoes that they are reached over. */
                                    over: number[];
                                } | null;
                                arrangements: {
                                    /** @description How each piece lies. */
                                    orientation: number;
                                    counts: {
                                        /** @description Along the container. */
                                        length: number;
                                        /** @description Across. */
                                        width: number;
                                        /** @description Up. */
                                        height: number;
                                    };
                                    pos: {
                                        /** @description From the front wall. */
                                        length: number;
                                        /** @description From the left, seen from the door. */
                                        width: number;
                                        /** @description From the floor. */
                                        height: number;
                                    };
                                    pieceSize: {
                                        /** @description Along the length. */
                                        length: number;
                                        /** @description Along the width. */
                                        width: number;
                                        /** @description Along the height. */
                                        height: number;
                                    };
                                    tiers: number[];
                                    /** @description The corner of each piece. */
                                    placements: {
                                        /** @description From the front wall. */
                                        length: number;
                                        /** @description From the left, seen from the door. */
                                        width: number;
                                        /** @description From the floor. */
                                        height: number;
                                    }[];
                                }[];
                            }[];
                        }[];
                    };
                    "text/html": string;
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getView: {
        parameters: {
            path: {
                /** @description The last part of a report's address; with .json at its end, what the view is drawn from. */
                token: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The page, or what the view is drawn from: problem, plan and looks, without prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the load. */
                        title: string;
                        /** @description Cargo and containers, in whole numbers. */
                        problem: unknown;
                        /** @description What lies where. */
                        plan: unknown;
                        /** @description Colours and looks. */
                        request: unknown;
                    };
                    "text/html": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOpenApi: {
        requestBody?: never;
        responses: {
            /** @description The definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSwagger: {
        requestBody?: never;
        responses: {
            /** @description The definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    showInterface: {
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    showPage: {
        parameters: {
            path: {
                /** @description Its name; with .md at its end as it was written. */
                page: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The page or file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/css": string;
                    "text/javascript": string;
                    "text/markdown": string;
                    "text/plain": string;
                    "image/svg+xml": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLlmsText: {
        requestBody?: never;
        responses: {
            /** @description The text, in Markdown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPage: {
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                    "text/html": string;
                    "text/javascript": string;
                    "text/css": string;
                    "application/wasm": string;
                    "image/svg+xml": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getIcon: {
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                    "text/html": string;
                    "text/javascript": string;
                    "text/css": string;
                    "application/wasm": string;
                    "image/svg+xml": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getServiceWorker: {
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                    "text/html": string;
                    "text/javascript": string;
                    "text/css": string;
                    "application/wasm": string;
                    "image/svg+xml": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAsset: {
        parameters: {
            path: {
                /** @description Its name, as the page asks for it. */
                file: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                    "text/html": string;
                    "text/javascript": string;
                    "text/css": string;
                    "application/wasm": string;
                    "image/svg+xml": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLiveness: {
        requestBody?: never;
        responses: {
            /** @description It lives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReadiness: {
        requestBody?: never;
        responses: {
            /** @description It is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMetrics: {
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Any failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}

/** Calls whose first answer is kept for their Idempotency-Key. */
export const REPEATABLE: ReadonlySet<string> = new Set([
    "POST /Loads",
    "POST /Loads/Compare",
    "POST /Database/Cargoes",
    "PUT /Database/Cargoes/{name}",
    "POST /Database/Cargoes/Multiple",
    "POST /Database/Containers/{type}",
    "PUT /Edit/Load/{userId}",
    "POST /Edit/Load/{userId}",
    "POST /Upload/Loads",
    "POST /Webhooks/Deliveries/{id}/Retry",
    "PUT /Account/Settings",
    "POST /Links",
]);
