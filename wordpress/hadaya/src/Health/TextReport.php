<?php
/**
 * Diagnostics as plain text.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Admin\DiagnosisLink;
use Hadaya\Assets\Islands;
use Hadaya\Assets\PartsSchema;
use Hadaya\Settings\Access;
use Hadaya\Settings\Options;
use Hadaya\Swap\ActivePlugins;
use Hadaya\WayBack\WayBackCounter;
use Hadaya\Webhook\WebhookDeliveries;

defined( 'ABSPATH' ) || exit;

/**
 * Responds to any URL of the site that has `?hadaya_debug=text` with the server's information about that page, so that the diagnostics work even if
 * none of our scripts run. Only users who may manage the settings get the report.
 */
final class TextReport {

	/**
	 * Value of `hadaya_debug` that requests the report.
	 */
	const ASKED = 'text';

	private FileCheck $file_check;
	private Options $options;
	private LoadingHealth $late;
	private Access $access;
	private WayBackCounter $way_back_counter;
	private Islands $islands;
	private ActivePlugins $active_plugins;
	private AddressCheck $address_check;
	private WebhookDeliveries $webhook_deliveries;

	public function __construct(
		FileCheck $file_check,
		Options $options,
		LoadingHealth $late,
		Access $access,
		WayBackCounter $way_back_counter,
		Islands $islands,
		ActivePlugins $active_plugins,
		AddressCheck $address_check,
		WebhookDeliveries $webhook_deliveries
	) {
		$this->access             = $access;
		$this->way_back_counter   = $way_back_counter;
		$this->islands            = $islands;
		$this->active_plugins     = $active_plugins;
		$this->file_check         = $file_check;
		$this->options            = $options;
		$this->late               = $late;
		$this->address_check      = $address_check;
		$this->webhook_deliveries = $webhook_deliveries;
	}

	/**
	 * Sends the report instead of the page, or status 403 to a user without access.
	 */
	public function answer(): void {
		nocache_headers();
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Robots-Tag: noindex' );
		if ( ! $this->access->is_allowed() ) {
			status_header( 403 );
			echo esc_html__(
				'Only administrators can see the diagnostics. Log in as an administrator, then open this URL again.',
				'hadaya'
			), "\n";
			exit;
		}
		status_header( 200 );
		$page = DiagnosisLink::origin() . remove_query_arg( DiagnosisLink::SWITCH );
		echo wp_strip_all_tags( implode( "\n", array_map( array( __CLASS__, 'directed' ), $this->lines( $page ) ) ) ), "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
		exit;
	}

	/**
	 * Adds direction marks to a line, because plain text is left to right, which would misplace the end of an Arabic sentence. Returns a URL unchanged.
	 *
	 * @param string $line Line.
	 * @return string
	 */
	private static function directed( string $line ): string {
		return is_rtl() && '' !== $line && 0 !== strpos( $line, 'http' ) ? "\u{2067}" . $line . "\u{2069}" : $line;
	}

	/**
	 * Returns the report's lines: built files, the page's loader, islands, endpoints, failed deliveries, and how often the replaced plugins' scripts
	 * took over.
	 *
	 * @param string $page URL of the page.
	 * @return string[]
	 */
	private function lines( string $page ): array {
		/* translators: %s: version. */
		$lines  = array( sprintf( __( 'Hadaya %s: server diagnostics', 'hadaya' ), HADAYA_VERSION ), $page, '' );
		$broken = $this->file_check->broken();
		$files  = array() === $broken
			? __( 'Files: complete.', 'hadaya' )
			/* translators: %s: names of files. */
			: sprintf( __( 'Missing or modified files: %s. Reinstall the plugin.', 'hadaya' ), implode( ', ', $broken ) );
		$lines = array_merge(
			$lines,
			array( $files ),
			$this->page_lines( $page ),
			array( '' ),
			$this->part_lines(),
			array( '' ),
			$this->address_check->endpoint_lines(),
			$this->message_lines()
		);
		$week  = WayBackHealth::sentences( $this->way_back_counter->week() );
		$lines = array_merge(
			$lines, array( '', __(
				'Page views in which Hadaya did not start and the original plugins took over (last 7 days):',
				'hadaya'
			)
			)
		);
		return array_merge( $lines, array() === $week ? array( __( 'None.', 'hadaya' ) ) : $week );
	}

	/**
	 * Returns lines about the loader in the page's HTML, and about the response from the loader's URL.
	 *
	 * @param string $page URL of the page.
	 * @return string[]
	 */
	private function page_lines( string $page ): array {
		$look = $this->late->look( $page );
		if ( null === $look ) {
			return array( __(
				'Page: the server could not load this URL, so the page’s scripts were not checked. Check whether a firewall is blocking the server’s requests to itself.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			)
			);
		}
		if ( ! $look['is_there'] ) {
			return array(
				__(
					'Loader: not found on this page. If the page uses a Hadaya feature, clear the page cache and exclude /plugins/hadaya/ from file combining in your caching plugin.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
			);
		}
		$lines = array();
		if ( $look['is_late'] ) {
			$lines[] = $this->late->late_text( $look );
		}
		if ( $look['is_copy'] ) {
			$lines[] = LoadingHealth::copy_text( $look );
		}
		$problem = $this->address_check->problem_of_script( $look['address'] );
		$lines[] = '' === $problem
			/* translators: %s: address of a file. */
			? sprintf( __( 'Loader: OK. The server delivers %s as JavaScript.', 'hadaya' ), $look['address'] )
			/* translators: 1: address of a file, 2: what is wrong. */
			: sprintf( __( '%1$s: %2$s', 'hadaya' ), $look['address'], $problem );
		return $lines;
	}

	/**
	 * Reports the number of messages that the webhook failed to deliver, if there are any.
	 *
	 * @return string[]
	 */
	private function message_lines(): array {
		$failed = $this->webhook_deliveries->count_failed();
		return 0 === $failed
			? array()
			/* translators: %s: number of messages. */
			: array( sprintf( __( 'Messages not delivered by webhook: %s', 'hadaya' ), number_format_i18n( $failed ) ) );
	}

	/**
	 * Lists the islands, whether each is on, and the active plugins that it replaces.
	 *
	 * @return string[]
	 */
	private function part_lines(): array {
		$lines = array();
		foreach ( $this->islands->all() as $name => $island ) {
			$plugins = implode( ', ', $this->active_plugins->behind( $name ) );
			$state   = $this->options->is_island_on( $name ) ? __( 'On', 'hadaya' ) : __( 'Off', 'hadaya' );
			$lines[] = PartsSchema::label( $name, $island ) . ': ' . $state . ( '' === $plugins ? '' : ' (' . $plugins . ')' );
		}
		return $lines;
	}
}
