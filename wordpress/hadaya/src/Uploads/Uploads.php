<?php
/**
 * Files uploaded with the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Uploads;

use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Accepts a file only if its name and its content match the same allowed type. Stores it under a random name that no server executes, in a folder
 * that visitors cannot list.
 *
 * @phpstan-type PostedFile array{field: string, field_index: string, label: string, index: string, name: string, path: string, size: int, error: int}
 */
final class Uploads {

	/**
	 * Maximum number of files per message.
	 */
	const MAX_FILES = 10;

	private UploadLimits $upload_limits;
	private FileKinds $file_kinds;

	public function __construct( UploadLimits $upload_limits, FileKinds $file_kinds ) {
		$this->upload_limits = $upload_limits;
		$this->file_kinds    = $file_kinds;
	}

	/**
	 * Returns an error for each file that is rejected, exceeds the number of files or exceeds the total size.
	 *
	 * @param list<PostedFile> $files Collected files.
	 * @return list<array{field: string, index: string, message: string}>
	 */
	public function errors( array $files ): array {
		$errors = array();
		$total  = 0;
		foreach ( $files as $number => $file ) {
			$total  += $file['size'];
			$message = $this->refusal( $file );
			if ( $number >= self::MAX_FILES ) {
				/* translators: %d: number of files. */
				$message = sprintf( __( 'Too many files. Send at most %d.', 'hadaya' ), self::MAX_FILES );
			}
			if ( '' === $message && $total > $this->upload_limits->all_files() ) {
				$message = __( 'The files are too large in total. Remove one or choose smaller files.', 'hadaya' );
			}
			if ( '' !== $message ) {
				$errors[] = array(
					'field'   => 'chaty-field-file',
					'index'   => $file['index'],
					'message' => $message,
				);
			}
		}
		return $errors;
	}

	/**
	 * Returns a message for the visitor that explains why a file is rejected; empty if the file is valid.
	 *
	 * @param array{field: string, field_index: string, label: string, index: string, name: string, path: string, size: int, error: int} $file  Collected file.
	 * @param string[]                                                                                                                   $kinds Allowed kinds: signatures by extension.
	 * @return string
	 */
	public function refusal( array $file, array $kinds = FileKinds::SIGNATURES ): string {
		if ( UPLOAD_ERR_INI_SIZE === $file['error'] || UPLOAD_ERR_FORM_SIZE === $file['error'] || $file['size'] > $this->upload_limits->one_file() ) {
			return __( 'This file is too large. Choose a smaller file.', 'hadaya' );
		}
		if ( UPLOAD_ERR_OK !== $file['error'] || ! is_uploaded_file( $file['path'] ) || 0 === $file['size'] ) {
			return __( 'This file was not uploaded. Choose it again.', 'hadaya' );
		}
		return $this->file_kinds->is_what_it_says( $file, $kinds ) ? '' : __( 'This file type is not allowed. Choose another file.', 'hadaya' );
	}

	/**
	 * Moves an uploaded file to the folder under a random name, and returns the file's record for the lead.
	 *
	 * @param PostedFile $file Collected file that was not rejected.
	 * @return array{label: string, name: string, stored: string, size: int}|null Null if it could not be stored.
	 */
	public function keep( array $file ): ?array {
		$folder = $this->folder();
		if ( null === $folder || ! wp_is_writable( $folder ) ) {
			return null;
		}
		$stored = bin2hex( random_bytes( 16 ) ) . '.upload';
		$path   = $folder . '/' . $stored;
		// Compares the sizes, because a disk that fills up leaves an incomplete file.
		if ( ! move_uploaded_file( $file['path'], $path ) || filesize( $path ) !== $file['size'] ) { // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- Checked above; the media library must not list it.
			wp_delete_file( $path );
			return null;
		}
		return array(
			'label'  => $file['label'],
			'name'   => $this->name( $file ),
			'stored' => $stored,
			'size'   => $file['size'],
		);
	}

	/**
	 * Returns a file's original name, sanitised for display.
	 *
	 * @param PostedFile $file Collected file.
	 * @return string
	 */
	public function name( array $file ): string {
		return Texts::file_name( $file['name'] );
	}

	/**
	 * Returns the path of a stored file; null if the name does not have our format or the file is missing.
	 *
	 * @param string $stored Stored name.
	 * @return string|null
	 */
	public function path( string $stored ): ?string {
		$folder = $this->folder();
		if ( null === $folder || 1 !== preg_match( '/^[0-9a-f]{32}\.upload$/', $stored ) ) {
			return null;
		}
		$path = $folder . '/' . $stored;
		return is_readable( $path ) ? $path : null;
	}

	/**
	 * Deletes a stored file. Ignores a name that does not have our format.
	 *
	 * @param string $stored Stored name.
	 */
	public function forget( string $stored ): void {
		$path = $this->path( $stored );
		if ( null !== $path ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Returns the folder of the stored files, created on first use under a name that cannot be guessed; null if it cannot be created.
	 *
	 * @return string|null
	 */
	public function folder(): ?string {
		$name = get_option( 'hadaya_upload_folder' );
		if ( ! is_string( $name ) || 1 !== preg_match( '/^hadaya-[0-9a-f]{24}$/', $name ) ) {
			$name = 'hadaya-' . bin2hex( random_bytes( 12 ) );
			update_option( 'hadaya_upload_folder', $name, false );
		}
		$uploads = wp_upload_dir( null, false );
		$folder  = $uploads['basedir'] . '/' . $name;
		if ( ! is_dir( $folder ) ) {
			if ( ! wp_mkdir_p( $folder ) ) {
				return null;
			}
			file_put_contents( $folder . '/.htaccess', "Require all denied\nDeny from all\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- Written by the same process and system user as the uploads.
			file_put_contents( $folder . '/index.html', '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- As above.
		}
		return $folder;
	}
}
