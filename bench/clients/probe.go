// Posts the load of $LOAD with the client that oapi-codegen made, and prints what it reads back of it.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"

	"probe/stowage"
)

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	withKey := stowage.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("TokenID", os.Getenv("STOWAGE_KEY"))
		return nil
	})
	client := must(stowage.NewClientWithResponses(os.Getenv("STOWAGE_URL"), withKey))
	var request stowage.LoadRequest
	if err := json.Unmarshal(must(os.ReadFile(os.Getenv("LOAD"))), &request); err != nil {
		log.Fatal(err)
	}
	yes, metric, user := true, stowage.UnitMetric, os.Getenv("STOWAGE_USER")
	// As bytes: the generated type of this body, which is a union, is sent empty.
	built := must(client.BuildLoadWithBodyWithResponse(context.Background(),
		&stowage.BuildLoadParams{LoadSaved: &yes, UserId: &user, UOM: &metric}, "application/json",
		bytes.NewReader(must(json.Marshal(request)))))
	if built.JSON200 == nil {
		log.Fatalf("%d %s", built.StatusCode(), built.Body)
	}
	found := must(client.FindLoadsByTitleWithResponse(context.Background(), user, request.Title,
		&stowage.FindLoadsByTitleParams{RequestCreated: &yes, UOM: &metric}))
	if found.JSON200 == nil {
		log.Fatalf("%d %s", found.StatusCode(), found.Body)
	}
	fmt.Println(string(must(json.Marshal(found.JSON200.Items[0].Request))))
}
