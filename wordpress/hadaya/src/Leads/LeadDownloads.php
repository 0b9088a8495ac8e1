<?php
/**
 * Downloads of lead files.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the files of leads to users who may see leads.
 */
final class LeadDownloads {

	/**
	 * Name of the `admin_post` action that serves a file, and prefix of its nonce action.
	 */
	const FILE_ACTION = 'hadaya_lead_file';

	private Uploads $uploads;
	private LeadRepository $leads;

	public function __construct( Uploads $uploads, LeadRepository $leads ) {
		$this->uploads = $uploads;
		$this->leads   = $leads;
	}

	/**
	 * Ends the request unless the user may see leads and the nonce is valid.
	 *
	 * @param string $action Action of the nonce.
	 */
	public static function guard( string $action ): void {
		if ( ! current_user_can( Leads::capability() ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to see messages.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	/**
	 * Sends a file as a download and prevents the browser from guessing its type.
	 */
	public function send_file(): void {
		$id     = isset( $_GET['lead'] ) ? absint( $_GET['lead'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked in guard().
		$number = isset( $_GET['file'] ) ? absint( $_GET['file'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked in guard().
		self::guard( self::FILE_ACTION . $id );
		$lead = $this->leads->find( $id );
		$file = null === $lead ? null : $lead->files()[ $number ] ?? null;
		$path = null === $file ? null : $this->uploads->path( $file['stored'] );
		if ( null === $path ) {
			wp_die( esc_html__( 'This file no longer exists.', 'hadaya' ), '', array( 'response' => 404 ) );
		}
		nocache_headers();
		header( 'Content-Type: application/octet-stream' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Security-Policy: sandbox' );
		header(
			'Content-Disposition: attachment; filename="'
				. sanitize_file_name( $file['name'] )
				. '"; filename*=UTF-8\'\''
				. rawurlencode( $file['name'] )
		);
		header( 'Content-Length: ' . filesize( $path ) );
		readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- A download.
		exit;
	}
}
