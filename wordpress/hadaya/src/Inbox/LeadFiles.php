<?php
/**
 * Files of a lead as the inbox shows them.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadDownloads;
use Hadaya\Uploads\FileKinds;

defined( 'ABSPATH' ) || exit;

/**
 * Names files with the guarded addresses from which those who may see leads load them. Of pictures the inbox makes a preview of
 * what it has loaded from there: no file has an address that a browser would show.
 */
final class LeadFiles {

	/**
	 * Bytes of a picture of which a preview is made.
	 */
	const PREVIEWED = 6000000;

	/**
	 * The files of a lead.
	 *
	 * @param Lead $lead Lead.
	 * @return array[] Each with `name`, `label`, `size` for people, `url` and `picture`, the type of one that has a preview.
	 */
	public function of( Lead $lead ): array {
		$files = array();
		foreach ( $lead->files() as $place => $file ) {
			$size    = (int) ( $file['size'] ?? 0 );
			$files[] = array(
				'name'    => BidiControls::without( (string) $file['name'] ),
				'label'   => BidiControls::without( (string) $file['label'] ),
				'size'    => (string) size_format( $size ),
				'url'     => $this->address( $lead->id(), (int) $place ),
				'picture' => $size <= self::PREVIEWED ? $this->picture( (string) $file['name'] ) : '',
			);
		}
		return $files;
	}

	/**
	 * The address of a file, good for whoever asks now.
	 *
	 * @param int $id    Number of the lead.
	 * @param int $place Place of the file.
	 * @return string
	 */
	public function address( int $id, int $place ): string {
		$arguments = array(
			'action'   => LeadDownloads::FILE_ACTION,
			'lead'     => $id,
			'file'     => $place,
			'_wpnonce' => wp_create_nonce( LeadDownloads::FILE_ACTION . $id ),
		);
		return add_query_arg( $arguments, admin_url( 'admin-post.php' ) );
	}

	/**
	 * The type of a picture by its name; empty for other files. That a file is what its name says was checked before it was kept.
	 *
	 * @param string $name Name.
	 * @return string
	 */
	private function picture( string $name ): string {
		$ending = strtolower( (string) pathinfo( $name, PATHINFO_EXTENSION ) );
		return isset( FileKinds::PICTURES[ $ending ] ) ? image_type_to_mime_type( FileKinds::PICTURES[ $ending ] ) : '';
	}
}
