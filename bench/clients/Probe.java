import java.nio.file.Files;
import java.nio.file.Path;
import org.openapitools.client.ApiClient;
import org.openapitools.client.JSON;
import org.openapitools.client.api.ArchiveApi;
import org.openapitools.client.api.CalculationApi;
import org.openapitools.client.auth.ApiKeyAuth;
import org.openapitools.client.model.BuildLoadRequest;
import org.openapitools.client.model.LoadDatabaseSearchResponse;
import org.openapitools.client.model.LoadRequest;
import org.openapitools.client.model.UOMEnum;

/** Posts the load of $LOAD with the client that openapi-generator made for Java, and prints what it reads back of it. */
public class Probe {
  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient().setBasePath(System.getenv("STOWAGE_URL"));
    client.setReadTimeout(120_000);
    ((ApiKeyAuth) client.getAuthentication("TokenID")).setApiKey(System.getenv("STOWAGE_KEY"));
    String user = System.getenv("STOWAGE_USER");
    LoadRequest request = LoadRequest.fromJson(Files.readString(Path.of(System.getenv("LOAD"))));
    new CalculationApi(client).buildLoad(new BuildLoadRequest(request)).loadSaved(true).userId(user).UOM(UOMEnum.UNIT_METRIC).execute();
    String title = request.getTitle();
    LoadDatabaseSearchResponse found = new ArchiveApi(client).findLoadsByTitle(user, title).requestCreated(true).UOM(UOMEnum.UNIT_METRIC).execute();
    System.out.println(JSON.getGson().toJson(found.getItems().get(0).getRequest()));
  }
}
